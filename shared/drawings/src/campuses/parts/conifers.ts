import { castShadow, lightOf, shadeOf, type Tree } from './crown.ts';
import { fill, line, type Mark, path, times } from './paint.ts';

/** A fir or spruce in tiers of boughs. */
export function fir({ x, y, s, hue = 'leaf' }: Tree): Mark[] {
  const tiers = times(4).map((index) => {
    const top = y - s + index * s * 0.2;
    const half = s * (0.11 + index * 0.055);
    return { top, half, foot: top + s * 0.32 };
  });
  return [
    castShadow(x, y, s * 0.2),
    fill('trunk', path`M${x - s * 0.025} ${y}v${-s * 0.2}h${s * 0.05}v${s * 0.2}z`),
    ...tiers
      .reverse()
      .flatMap(({ top, half, foot }) => [
        fill(
          hue,
          path`M${x} ${top}Q${x - half * 0.3} ${foot - s * 0.1} ${x - half} ${foot}Q${x} ${foot + s * 0.035} ${x + half} ${foot}Q${x + half * 0.3} ${foot - s * 0.1} ${x} ${top}z`,
        ),
        fill(
          shadeOf(hue),
          path`M${x} ${top}Q${x + half * 0.3} ${foot - s * 0.1} ${x + half} ${foot}Q${x + half * 0.6} ${foot + s * 0.02} ${x + half * 0.25} ${foot + s * 0.016}Q${x + half * 0.15} ${foot - s * 0.1} ${x} ${top}z`,
        ),
        fill(
          lightOf(hue),
          path`M${x} ${top + s * 0.02}Q${x - half * 0.3} ${foot - s * 0.09} ${x - half * 0.86} ${foot - s * 0.005}Q${x - half * 0.2} ${foot - s * 0.08} ${x} ${top + s * 0.02}z`,
        ),
      ]),
  ];
}

/** A cypress or poplar in the shape of a flame. */
export function cypress({ x, y, s, hue = 'leaf' }: Tree): Mark[] {
  const w = s * 0.12;
  return [
    castShadow(x, y, s * 0.12),
    fill('trunk', path`M${x - 2} ${y}v${-s * 0.1}h4v${s * 0.1}z`),
    fill(
      hue,
      path`M${x} ${y - s}C${x + w * 1.3} ${y - s * 0.6} ${x + w * 1.2} ${y - s * 0.06} ${x} ${y - s * 0.05}C${x - w * 1.2} ${y - s * 0.06} ${x - w * 1.3} ${y - s * 0.6} ${x} ${y - s}z`,
    ),
    fill(
      shadeOf(hue),
      path`M${x} ${y - s}C${x + w * 1.3} ${y - s * 0.6} ${x + w * 1.2} ${y - s * 0.06} ${x} ${y - s * 0.05}C${x + w * 0.5} ${y - s * 0.3} ${x + w * 0.4} ${y - s * 0.7} ${x} ${y - s}z`,
    ),
  ];
}

/** Japanese or Korean pine: a bent trunk with flat pads. */
export function pine({ x, y, s, hue = 'leaf' }: Tree): Mark[] {
  const pads: [number, number, number][] = [
    [-0.26, 0.52, 0.2],
    [0.22, 0.62, 0.2],
    [-0.1, 0.76, 0.2],
    [0.06, 0.94, 0.17],
  ];
  const pad = (dx: number, dy: number, r: number) =>
    path`M${x + (dx - r) * s} ${y - dy * s}q${r * 0.15 * s} ${-r * 0.55 * s} ${r * 0.55 * s} ${-r * 0.4 * s}q${r * 0.45 * s} ${-r * 0.5 * s} ${r * 0.9 * s} 0q${r * 0.45 * s} ${-r * 0.1 * s} ${r * 0.55 * s} ${r * 0.4 * s}q${-r * s} ${r * 0.35 * s} ${-2 * r * s} 0z`;
  return [
    castShadow(x, y, s * 0.24),
    line(
      'trunk',
      s * 0.05,
      path`M${x} ${y}q${-s * 0.08} ${-s * 0.22} ${s * 0.02} ${-s * 0.4}t${-s * 0.01} ${-s * 0.4}`,
    ),
    line(
      'trunk',
      s * 0.028,
      path`M${x} ${y - s * 0.36}L${x - s * 0.24} ${y - s * 0.5}M${x + s * 0.02} ${y - s * 0.46}L${x + s * 0.2} ${y - s * 0.6}`,
    ),
    fill(shadeOf(hue), pads.map(([dx, dy, r]) => pad(dx + 0.015, dy - 0.022, r)).join('')),
    fill(hue, pads.map(([dx, dy, r]) => pad(dx, dy, r)).join('')),
    fill(lightOf(hue), pads.map(([dx, dy, r]) => pad(dx - r * 0.25, dy + 0.03, r * 0.5)).join(''), 0.8),
  ];
}
