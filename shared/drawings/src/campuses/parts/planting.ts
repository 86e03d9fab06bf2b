import type { Tone } from '../tones/tones.ts';
import { type Hue, lightOf, shadeOf } from './crown.ts';
import { circle, dice, fill, type Mark, path, times } from './paint.ts';

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

/** A flower bed. The cards' crop of 3:2 cuts off what is below 456, so `y` is at most 448. */
export function flowers(x: number, w: number, y: number, tone: Tone, seed = 'flowers'): Mark[] {
  const roll = dice(`${seed}${x}`);
  const dots = times(Math.round(w / 5)).map(() =>
    circle(x + roll() * w, y - 4 - roll() * 12, 2 + roll() * 1.4),
  );
  return [
    fill(
      'leafShade',
      path`M${x - 6} ${y + 8}q${w * 0.1} -22 ${w * 0.3} -20t${w * 0.3} -2q${w * 0.3} -6 ${w * 0.4 + 12} 22z`,
    ),
    fill(tone, dots.join('')),
  ];
}
