/** Materials and upper edges of walls. The sun is on the left, so right sides are shaded. */

import type { Tone } from '../tones/tones.ts';
import { path, rect, shape, times } from './paint.ts';

/** The campus's first or second material. */
export type Stuff = 'first' | 'second';

export const stuff = (of: Stuff) =>
  (of === 'first'
    ? { wall: 'wall', shade: 'shade', roof: 'roof', roofShade: 'roofShade' }
    : { wall: 'wall2', shade: 'shade2', roof: 'roof2', roofShade: 'roof2Shade' }) satisfies Record<
    string,
    Tone
  >;

/** Teeth of a battlement above `y`. */
export function crenels(x: number, y: number, w: number, tooth: number): string {
  const count = Math.max(2, Math.round(w / (tooth * 1.7)));
  const step = w / count;
  return (
    times(count)
      .map((index) => rect(x + index * step + step * 0.18, y - tooth * 0.75, step * 0.64, tooth * 0.75 + 1))
      .join('') + rect(x, y - 1, w, 2)
  );
}

/** A pinnacle `h` high with a half width of `r`. */
export const spike = (x: number, y: number, r: number, h: number) =>
  shape(
    x - r,
    y,
    x - r,
    y - h * 0.45,
    x - r * 1.5,
    y - h * 0.45,
    x,
    y - h,
    x + r * 1.5,
    y - h * 0.45,
    x + r,
    y - h * 0.45,
    x + r,
    y,
  );

/** Short parallel strokes, for balusters and ribs. */
export function dashes(x: number, y: number, w: number, count: number, share: number): string {
  const step = w / count;
  return times(count)
    .map((index) => path`M${x + index * step + (step * (1 - share)) / 2} ${y}h${step * share}`)
    .join('');
}

export const discAt = (x: number, y: number, r: number) =>
  path`M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`;
