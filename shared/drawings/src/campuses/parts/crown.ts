/** The parts that all trees share. A tree's foot is at (x, y) and `s` is its height. */

import type { Tone } from '../tones/tones.ts';
import { circle, dice, ellipse, fill, type Mark, times } from './paint.ts';

export type Hue = 'leaf' | 'bloom';

export const shadeOf = (hue: Hue): Tone => `${hue}Shade`;

export const lightOf = (hue: Hue): Tone => `${hue}Light`;

/** Shadow on the ground, away from the sun. */
export const castShadow = (x: number, y: number, w: number) =>
  fill('lawnShade', ellipse(x + w * 0.35, y, w, w * 0.13), 0.55);

/** A crown: overlapping discs inside an ellipse, with a lit and a shaded side. */
export function crown(x: number, y: number, rx: number, ry: number, hue: Hue, seed: string): Mark[] {
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
