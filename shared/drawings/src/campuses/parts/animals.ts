import { circle, ellipse, fill, line, type Mark, path, shape } from './paint.ts';

/** Sheep at pasture. */
export const sheep = (x: number, y: number, s = 1): Mark[] => [
  line('ink', 1.6 * s, path`M${x - 4 * s} ${y - 4 * s}v${5 * s}M${x + 4 * s} ${y - 4 * s}v${5 * s}`),
  fill(
    'white',
    circle(x - 4 * s, y - 6 * s, 4 * s) +
      circle(x + 1 * s, y - 7.6 * s, 4.6 * s) +
      circle(x + 5 * s, y - 6 * s, 3.8 * s) +
      ellipse(x, y - 5 * s, 7 * s, 3.6 * s),
  ),
  fill('ink', ellipse(x - 8.4 * s, y - 6.6 * s, 2.5 * s, 1.9 * s)),
];

/** Ducks or geese on water or grass. */
export const goose = (x: number, y: number, s = 1): Mark[] => [
  fill(
    'white',
    path`M${x - 9 * s} ${y - 5 * s}q${4 * s} ${5 * s} ${10 * s} ${5 * s}q${6 * s} 0 ${7 * s} ${-5 * s}l0 ${-7 * s}q${-3 * s} ${-1 * s} ${-3.4 * s} ${2 * s}l${-0.6 * s} ${4 * s}q${-6 * s} ${-2 * s} ${-13 * s} ${1 * s}z`,
  ),
  fill('accent', shape(x + 8 * s, y - 11 * s, x + 12 * s, y - 9.6 * s, x + 8 * s, y - 9 * s)),
];
