/** Thin, tall structures. */

import type { Tone } from '../tones/tones.ts';
import { circle, fill, line, type Mark, path, rect, shape } from './paint.ts';

/** A slender tower with a pod (Auckland, Toronto, Canberra). */
export function mast(x: number, y: number, h: number, tone: Tone = 'middle', pod = 0.68): Mark[] {
  const at = y - h * pod;
  return [
    fill(
      tone,
      shape(
        x - h * 0.026,
        y,
        x - h * 0.01,
        at,
        x - 1,
        y - h,
        x + 1,
        y - h,
        x + h * 0.01,
        at,
        x + h * 0.026,
        y,
      ),
    ),
    fill(
      tone,
      path`M${x - h * 0.045} ${at}h${h * 0.09}l${-h * 0.02} ${h * 0.045}h${-h * 0.05}z` +
        rect(x - h * 0.052, at - h * 0.035, h * 0.104, h * 0.035) +
        shape(x - h * 0.035, at - h * 0.035, x, at - h * 0.075, x + h * 0.035, at - h * 0.035),
    ),
    line('window', 1.6, path`M${x - h * 0.045} ${at - h * 0.018}h${h * 0.09}`, 0.7),
  ];
}

/** A wind turbine. */
export function turbine(x: number, y: number, h: number, turn: number): Mark[] {
  const blade = (angle: number) => {
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
    const r = h * 0.42;
    return shape(x - dy * 1.6, y - h + dx * 1.6, x + dx * r, y - h + dy * r, x + dy * 1.6, y - h - dx * 1.6);
  };
  return [
    fill(
      'white',
      shape(x - 2.2, y, x - 1, y - h, x + 1, y - h, x + 2.2, y) +
        [0, 2.09, 4.19].map((step) => blade(turn + step)).join('') +
        circle(x, y - h, 2.6),
    ),
  ];
}
