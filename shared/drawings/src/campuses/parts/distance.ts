import type { Tone } from '../tones/tones.ts';
import { circle, dice, fill, ground, type Mark, path, rect, shape, times } from './paint.ts';

/** A line of soft hills across the picture, with crests around `y`. */
export function hills(tone: Tone, y: number, swing: number, seed: string): Mark {
  const roll = dice(seed);
  const phase = roll() * 6;
  const points = times(9).map(
    (index) => [index * 80, y - Math.sin(index * 0.9 + phase) * swing - roll() * swing * 0.5] as const,
  );
  const curve = points.slice(1).map(([px, py], index) => {
    const [lastX, lastY] = points[index] ?? [0, y];
    return path`C${lastX + 40} ${lastY} ${px - 40} ${py} ${px} ${py}`;
  });
  return fill(tone, path`M0 ${points[0]?.[1] ?? y}` + curve.join('') + path`V${ground + 20}H0z`);
}

/** Snow peaks, like the ridge behind the country skylines. */
export function alps(y: number, h: number, seed: string): Mark[] {
  const roll = dice(seed);
  const marks: Mark[] = [];
  const peaks: [number, number][] = [];
  for (let x = -30; x < 680; x += 46 + roll() * 30) peaks.push([x, y - h * (0.45 + roll() * 0.55)]);
  const points = peaks.flatMap(([x, top], index) => {
    const [nextX = 700, nextTop = top] = peaks[index + 1] ?? [];
    return [x, top, (x + nextX) / 2, Math.max(top, nextTop) + h * 0.28];
  });
  marks.push(fill('far', shape(-40, ground, ...points, 700, ground)));
  for (const [x, top] of peaks) {
    const s = h * 0.3;
    marks.push(
      fill(
        'white',
        shape(
          x,
          top,
          x - s * 0.62,
          top + s * 0.8,
          x - s * 0.3,
          top + s * 0.62,
          x - s * 0.12,
          top + s * 0.95,
          x + s * 0.12,
          top + s * 0.6,
          x + s * 0.3,
          top + s * 0.9,
          x + s * 0.56,
          top + s * 0.74,
        ),
        0.85,
      ),
    );
    marks.push(
      fill(
        'middle',
        shape(
          x,
          top,
          x + s * 0.56,
          top + s * 0.74,
          x + h * 0.5,
          top + h * 0.62,
          x + h * 0.08,
          top + h * 0.9,
          x + s * 0.12,
          top + s * 0.6,
        ),
        0.28,
      ),
    );
  }
  return marks;
}

/** A far town, hazy: blocks between `from` and `to`. */
export function town(from: number, to: number, y: number, h: number, seed: string, tone: Tone = 'far'): Mark {
  const roll = dice(seed);
  let text = '';
  for (let x = from; x < to; ) {
    const w = 16 + roll() * 26;
    const height = h * (0.35 + roll() * 0.65);
    text += rect(x, y - height, w + 1, height + 40);
    if (roll() > 0.7) text += rect(x + w / 2 - 1, y - height - 12, 2, 12);
    x += w;
  }
  return fill(tone, text);
}

/** A wood in the distance, with treetops around `y`. */
export function wood(tone: Tone, y: number, from = -10, to = 650, seed = 'wood', size = 15): Mark {
  const roll = dice(seed);
  let text = rect(from, y, to - from, ground + 10 - y);
  for (let x = from; x < to; x += size * 0.9) text += circle(x, y + roll() * 8, size * (0.7 + roll() * 0.5));
  return fill(tone, text);
}
