import type { Tone } from '../tones/tones.ts';
import { circle, ellipse, fill, ground, line, type Mark, path, rect, shape, times } from './paint.ts';

/** Stone arches over water. */
export function stoneBridge(
  x: number,
  w: number,
  y: number,
  arches: number,
  rise = 26,
  tone: Tone = 'trim',
): Mark[] {
  const cell = w / arches;
  const deck = path`M${x} ${y}Q${x + w / 2} ${y - rise} ${x + w} ${y}`;
  return [
    fill(
      tone,
      path`M${x - 14} ${y + 34}V${y - 5}Q${x + w / 2} ${y - rise - 9} ${x + w + 14} ${y - 5}V${y + 34}h-14${times(
        arches,
      )
        .reverse()
        .map((index) => {
          const left = x + index * cell;
          const top = y + 30 - (rise * 0.5 + 12);
          return path`H${left + cell * 0.9}V${y + 34}Q${left + cell * 0.9} ${top - 8} ${left + cell / 2} ${top - 8}T${left + cell * 0.1} ${y + 34}`;
        })
        .join('')}z`,
    ),
    line('shade', 2.4, deck, 0.9),
    fill('shade', rect(x + w - 2, y - 2, 16, 36), 0.5),
    line(
      'shade',
      1.4,
      times(arches)
        .map((index) => {
          const left = x + index * cell;
          const top = y + 30 - (rise * 0.5 + 12);
          return path`M${left + cell * 0.07} ${y + 34}Q${left + cell * 0.07} ${top - 12} ${left + cell / 2} ${top - 12}T${left + cell * 0.93} ${y + 34}`;
        })
        .join(''),
      0.8,
    ),
  ];
}

/** Masonry gate posts with a low wall. */
export function gatePosts(x: number, gap: number, y: number, h: number, tone: Tone = 'trim'): Mark[] {
  const post = (px: number) => [
    fill(tone, rect(px - 8, y - h, 16, h)),
    fill('shade', rect(px + 3, y - h, 5, h), 0.6),
    fill(tone, rect(px - 11, y - h - 5, 22, 6) + circle(px, y - h - 10, 5.5)),
  ];
  return [...post(x - gap / 2), ...post(x + gap / 2)];
}

/** A tall open gate of steel in three strokes (Seoul). */
export function strokeGate(x: number, w: number, h: number, y = ground + 26): Mark[] {
  const beam = (...points: number[]) => shape(...points);
  return [
    fill('lawnShade', ellipse(x + 20, y, w * 0.62, 7), 0.6),
    fill('ink', beam(x - w * 0.5, y, x - w * 0.06, y - h, x + w * 0.03, y - h, x - w * 0.4, y)),
    fill('ink', beam(x + w * 0.5, y, x + w * 0.03, y - h, x - w * 0.06, y - h, x + w * 0.38, y)),
    fill('pane', beam(x + w * 0.5, y, x + w * 0.03, y - h, x, y - h, x + w * 0.44, y), 0.8),
    fill(
      'ink',
      beam(x - w * 0.29, y, x + w * 0.13, y - h * 0.62, x + w * 0.19, y - h * 0.5, x - w * 0.19, y),
    ),
    fill('accent', circle(x - w * 0.015, y - h * 0.82, w * 0.022)),
  ];
}
