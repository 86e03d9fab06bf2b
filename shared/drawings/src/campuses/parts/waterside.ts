/** Boats, springs and fountains. */
import { circle, ellipse, fill, line, type Mark, path, shape, times } from './paint.ts';

/** A sail on the water. */
export const sail = (x: number, y: number, s: number): Mark[] => [
  fill('white', path`M${x} ${y - s}Q${x + s * 0.4} ${y - s * 0.5} ${x + s * 0.42} ${y - s * 0.12}H${x}z`),
  fill('ripple', shape(x - 2, y - s * 0.86, x - s * 0.3, y - s * 0.12, x - 2, y - s * 0.12)),
  fill('ember', path`M${x - s * 0.34} ${y - s * 0.08}H${x + s * 0.46}l${-s * 0.1} ${s * 0.12}h${-s * 0.58}z`),
];

/** A punt with its poler (Cambridge). */
export const punt = (x: number, y: number): Mark[] => [
  fill('ink', path`M${x - 34} ${y - 5}h70l8 -4l-6 11h-68z`),
  line('trunk', 2, path`M${x + 26} ${y - 46}L${x + 40} ${y + 12}`),
  fill('white', path`M${x + 22} ${y - 8}v-12q0 -4 4 -4t4 4v12z`),
  fill('skin', circle(x + 26, y - 27, 3.4)),
  fill('accent', path`M${x + 20} ${y - 29}h12l-2 -3h-8z`),
  fill('ember', path`M${x - 14} ${y - 5}v-7q0 -4 4 -4t4 4v7z`),
  fill('skin', circle(x - 10, y - 19, 3)),
  fill('accent', path`M${x - 26} ${y - 5}v-7q0 -4 4 -4t4 4v7z`),
  fill('skin', circle(x - 22, y - 19, 3)),
];

/** Steam of hot springs, or mist. */
export const steam = (x: number, y: number, s: number): Mark =>
  fill(
    'cloud',
    times(7)
      .map((puff) =>
        circle(x + puff * 5 * s + Math.sin(puff * 1.9) * 9 * s, y - puff * 15 * s, (6 + puff * 2.2) * s),
      )
      .join(''),
    0.5,
  );

/** A fountain in its basin. */
export const fountain = (x: number, y: number, s = 1): Mark[] => [
  fill('trim', ellipse(x, y, 40 * s, 8 * s)),
  fill('water', ellipse(x, y - 1.5, 35 * s, 6 * s)),
  line(
    'ripple',
    2.2 * s,
    path`M${x} ${y - 4}Q${x - 2 * s} ${y - 46 * s} ${x - 18 * s} ${y - 6 * s}M${x} ${y - 4}Q${x + 2 * s} ${y - 46 * s} ${x + 18 * s} ${y - 6 * s}M${x} ${y - 4}V${y - 34 * s}M${x} ${y - 4}Q${x - 1} ${y - 36 * s} ${x - 9 * s} ${y - 8 * s}M${x} ${y - 4}Q${x + 1} ${y - 36 * s} ${x + 9 * s} ${y - 8 * s}`,
  ),
];
