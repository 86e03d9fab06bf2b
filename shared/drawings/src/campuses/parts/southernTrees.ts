import { castShadow, lightOf, shadeOf, type Tree } from './crown.ts';
import { fill, line, type Mark, path, roundLine, shape, times } from './paint.ts';

/** Palm: a ringed trunk with a crown of fronds. */
export function palm({ x, y, s, hue = 'leaf' }: Tree): Mark[] {
  const topX = x + s * 0.04;
  const topY = y - s * 0.78;
  const fronds = [-2.95, -2.5, -2.05, -1.57, -1.1, -0.65, -0.2, 0.35, 2.8];
  const frond = (angle: number) => {
    const r = s * 0.3;
    const [ex, ey] = [topX + Math.cos(angle) * r, topY + Math.sin(angle) * r * 0.75 + s * 0.06];
    const [cx, cy] = [topX + Math.cos(angle) * r * 0.55, topY + Math.sin(angle) * r * 0.95 - s * 0.06];
    return path`M${topX} ${topY}Q${cx} ${cy - s * 0.03} ${ex} ${ey}Q${cx} ${cy + s * 0.05} ${topX} ${topY}z`;
  };
  return [
    castShadow(x, y, s * 0.16),
    fill(
      'trunk',
      path`M${x - s * 0.03} ${y}Q${x + s * 0.01} ${y - s * 0.4} ${topX - s * 0.015} ${topY}h${s * 0.03}Q${x + s * 0.05} ${y - s * 0.4} ${x + s * 0.03} ${y}z`,
    ),
    fill(
      shadeOf(hue),
      fronds
        .filter((_, index) => index % 2 === 0)
        .map(frond)
        .join(''),
    ),
    fill(
      hue,
      fronds
        .filter((_, index) => index % 2 === 1)
        .map(frond)
        .join(''),
    ),
    fill(lightOf(hue), [-2.3, -1.8].map(frond).join(''), 0.7),
  ];
}

/** Saguaro cactus. */
export function saguaro({ x, y, s, hue = 'leaf' }: Tree): Mark[] {
  const w = s * 0.15;
  const arms = path`M${x} ${y}V${y - s}M${x} ${y - s * 0.36}h${-s * 0.2}q${-s * 0.05} 0 ${-s * 0.05} ${-s * 0.06}V${y - s * 0.7}M${x} ${y - s * 0.5}h${s * 0.18}q${s * 0.05} 0 ${s * 0.05} ${-s * 0.06}V${y - s * 0.8}`;
  return [
    castShadow(x, y, s * 0.2),
    roundLine(hue, w, arms),
    line(shadeOf(hue), w * 0.25, path`M${x + w * 0.25} ${y}V${y - s * 0.98}`),
    line(lightOf(hue), w * 0.16, path`M${x - w * 0.22} ${y}V${y - s * 0.98}`),
  ];
}

/** Cabbage tree of New Zealand: bare stems, each with a tuft of narrow leaves. */
export function cabbageTree({ x, y, s, hue = 'leaf' }: Tree): Mark[] {
  const heads: [number, number, number][] = [
    [-0.2, 0.68, 0.17],
    [0.2, 0.72, 0.17],
    [0.02, 0.9, 0.19],
  ];
  const burst = (dx: number, dy: number, r: number, turn: number) =>
    times(13)
      .map((index) => {
        const angle = (index / 13) * 2 * Math.PI + turn;
        const [cx, cy] = [x + dx * s, y - dy * s];
        const [px, py] = [Math.cos(angle + 1.57) * r * s * 0.09, Math.sin(angle + 1.57) * r * s * 0.09];
        return shape(
          cx - px,
          cy - py,
          cx + Math.cos(angle) * r * s,
          cy + Math.sin(angle) * r * s,
          cx + px,
          cy + py,
        );
      })
      .join('');
  return [
    castShadow(x, y, s * 0.24),
    line(
      'trunk',
      s * 0.04,
      path`M${x} ${y}V${y - s * 0.9}M${x} ${y - s * 0.4}Q${x - s * 0.18} ${y - s * 0.46} ${x - s * 0.2} ${y - s * 0.66}M${x} ${y - s * 0.36}Q${x + s * 0.18} ${y - s * 0.46} ${x + s * 0.2} ${y - s * 0.7}`,
    ),
    fill(shadeOf(hue), heads.map(([dx, dy, r]) => burst(dx, dy, r, 0.2)).join('')),
    fill(hue, heads.map(([dx, dy, r]) => burst(dx, dy, r * 0.85, 0)).join('')),
  ];
}
