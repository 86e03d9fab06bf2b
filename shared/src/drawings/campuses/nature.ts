/** Trees, by kind. Each stands with its foot at (x, y), `s` its height. */
import { circle, dice, ellipse, fill, line, type Mark, path, roundLine, shape, times } from './paint.ts';
import type { Tone } from './tones.ts';

type Hue = 'leaf' | 'bloom';
const shadeOf = (hue: Hue): Tone => `${hue}Shade`;
const lightOf = (hue: Hue): Tone => `${hue}Light`;

/** Shadow on the ground, away from the sun. */
const castShadow = (x: number, y: number, w: number) =>
  fill('lawnShade', ellipse(x + w * 0.35, y, w, w * 0.13), 0.55);

/** Overlapping discs inside an ellipse: a crown, with its lit and its shaded side. */
function crown(x: number, y: number, rx: number, ry: number, hue: Hue, seed: string): Mark[] {
  const roll = dice(seed);
  const small = Math.min(rx, ry);
  const count = small > 40 ? 13 : small > 24 ? 10 : 7;
  const reach = small > 40 ? 0.3 : 0.38;
  const rim = times(count).map((index) => {
    const angle = ((index + roll() * 0.3) / count) * 2 * Math.PI;
    const r = small * (reach + roll() * 0.1);
    return { x: x + Math.cos(angle) * (rx - r), y: y + Math.sin(angle) * (ry - r), r, angle };
  });
  const discs = (tone: Tone, list: { x: number; y: number; r: number }[]) =>
    fill(tone, list.map((disc) => circle(disc.x, disc.y, disc.r)).join(''));
  const facing = (angle: number, towards: number) => Math.cos(angle - towards);
  const shaded = rim.filter(({ angle }) => facing(angle, 0.9) > 0.1);
  const lit = rim.filter(({ angle }) => facing(angle, 3.9) > 0.5);
  const inner = (share: number, dx: number, dy: number) => ({
    x: x + rx * dx,
    y: y + ry * dy,
    r: small * share,
  });
  return [
    fill(
      hue,
      ellipse(x, y, rx * 0.82, ry * 0.82) + rim.map((disc) => circle(disc.x, disc.y, disc.r)).join(''),
    ),
    discs(shadeOf(hue), [
      ...shaded.map((d) => ({ x: d.x + d.r * 0.08, y: d.y + d.r * 0.1, r: d.r * 0.88 })),
      inner(0.34, 0.28, 0.3),
    ]),
    discs(hue, [
      inner(0.36, -0.06, 0.2),
      inner(0.34, 0.3, -0.12),
      inner(0.2, -0.36, 0.5),
      inner(0.2, 0.56, 0.14),
    ]),
    discs(lightOf(hue), [
      ...lit.map((d) => ({ x: d.x + d.r * 0.1, y: d.y + d.r * 0.06, r: d.r * 0.6 })),
      ...(small > 30 ? [inner(0.16, -0.1, -0.3), inner(0.11, -0.36, 0.1), inner(0.1, 0.22, -0.5)] : []),
    ]),
  ];
}

export interface Tree {
  x: number;
  /** Foot. */
  y: number;
  /** Height. */
  s: number;
  hue?: Hue;
}

/** Oak, maple, linden, cherry, jacaranda, by its hue. */
export function broad({ x, y, s, hue = 'leaf' }: Tree): Mark[] {
  const w = s * 0.036;
  return [
    castShadow(x, y, s * 0.36),
    fill(
      'trunk',
      path`M${x - w * 1.7} ${y}Q${x - w * 0.7} ${y - s * 0.06} ${x - w * 0.6} ${y - s * 0.5}h${w * 1.2}Q${x + w * 0.7} ${y - s * 0.06} ${x + w * 1.8} ${y}z`,
    ),
    line(
      'trunk',
      w * 0.9,
      path`M${x} ${y - s * 0.36}L${x - s * 0.16} ${y - s * 0.56}M${x} ${y - s * 0.32}L${x + s * 0.15} ${y - s * 0.52}`,
    ),
    ...crown(x, y - s * 0.64, s * 0.4, s * 0.35, hue, `broad${x}${s}`),
  ];
}

/** Taller than wide: ginkgo, elm, young trees. */
export function oval({ x, y, s, hue = 'leaf' }: Tree): Mark[] {
  return [
    castShadow(x, y, s * 0.22),
    fill('trunk', path`M${x - s * 0.03} ${y}l${s * 0.015} ${-s * 0.5}h${s * 0.03}l${s * 0.02} ${s * 0.5}z`),
    ...crown(x, y - s * 0.6, s * 0.23, s * 0.4, hue, `oval${x}${s}`),
  ];
}

/** Eucalyptus: pale forked trunk, foliage in separate clouds. */
export function gum({ x, y, s, hue = 'leaf' }: Tree): Mark[] {
  const at = (dx: number, dy: number) => [x + dx * s, y - dy * s] as const;
  const clouds: [number, number, number, number][] = [
    [-0.24, 0.66, 0.17, 0.1],
    [0.22, 0.6, 0.17, 0.1],
    [-0.04, 0.86, 0.21, 0.12],
    [0.2, 0.8, 0.13, 0.09],
    [-0.27, 0.82, 0.11, 0.07],
  ];
  return [
    castShadow(x, y, s * 0.3),
    line('bark', s * 0.05, path`M${x} ${y}Q${x + s * 0.04} ${y - s * 0.3} ${x - s * 0.01} ${y - s * 0.44}`),
    line(
      'bark',
      s * 0.028,
      path`M${x} ${y - s * 0.4}L${at(-0.22, 0.64).join(' ')}M${x} ${y - s * 0.42}L${at(0.02, 0.82).join(' ')}M${x + s * 0.01} ${y - s * 0.36}L${at(0.2, 0.58).join(' ')}M${at(0.1, 0.5).join(' ')}L${at(0.18, 0.78).join(' ')}`,
    ),
    ...clouds.flatMap(([dx, dy, rx, ry]) => crown(...at(dx, dy), rx * s, ry * s, hue, `gum${dx}${x}`)),
  ];
}

/** Fir, spruce: tiers of boughs. */
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

/** Cypress, poplar: a flame. */
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

/** Palm: a ringed trunk with a head of fronds. */
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

/** Birch: a white trunk with dark marks, a light crown. */
export function birch({ x, y, s, hue = 'leaf' }: Tree): Mark[] {
  return [
    castShadow(x, y, s * 0.2),
    ...crown(x, y - s * 0.66, s * 0.2, s * 0.34, hue, `birch${x}`),
    fill(
      'white',
      path`M${x - s * 0.02} ${y}l${s * 0.01} ${-s * 0.62}h${s * 0.018}l${s * 0.016} ${s * 0.62}z`,
    ),
    line(
      'ink',
      1.6,
      times(5)
        .map((index) => path`M${x - s * 0.016} ${y - s * (0.08 + index * 0.1)}h${s * 0.02}`)
        .join(''),
      0.7,
    ),
  ];
}

/** Saguaro. */
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

/** Cabbage tree of New Zealand: bare stems, each with a burst of narrow leaves. */
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

/** A hedge or bushes along the foot of a building. */
export function bushes(x: number, w: number, y: number, h: number, hue: Hue = 'leaf'): Mark[] {
  const roll = dice(`bushes${x}${w}`);
  const count = Math.max(2, Math.round(w / (h * 1.1)));
  const heads = times(count).map((index) => ({
    cx: x + ((index + 0.5) * w) / count,
    r: h * (0.62 + roll() * 0.3),
  }));
  const half = (cx: number, r: number, foot: number) => path`M${cx - r} ${foot}a${r} ${r} 0 0 1 ${2 * r} 0z`;
  return [
    fill(shadeOf(hue), heads.map(({ cx, r }) => half(cx, r, y)).join('')),
    fill(hue, heads.map(({ cx, r }) => half(cx - r * 0.14, r * 0.8, y)).join('')),
    fill(lightOf(hue), heads.map(({ cx, r }) => circle(cx - r * 0.3, y - r * 0.42, r * 0.2)).join(''), 0.8),
  ];
}
