import { fill, ground, type Mark, path, rect, shape, times } from './paint.ts';
import { type Stuff, stuff } from './walls.ts';

interface Portico {
  x: number;
  w: number;
  h: number;
  y?: number;
  columns?: number;
  pediment?: number;
  steps?: number;
  of?: Stuff;
}

/** Columns on steps, with a pediment over them. */
export function portico({
  x,
  w,
  h,
  y = ground,
  columns = 6,
  pediment = 26,
  steps = 4,
  of = 'first',
}: Portico): Mark[] {
  const tone = stuff(of);
  const [left, stepH] = [x - w / 2, 4];
  const foot = y - steps * stepH;
  const top = foot - h;
  const gap = w / columns;
  const shafts = times(columns).map((index) => left + (index + 0.5) * gap);
  const r = Math.min(5.5, gap * 0.26);
  return [
    fill('pane', rect(left + 4, top, w - 8, h)),
    fill(tone.shade, rect(left + 4, top, w - 8, h), 0.75),
    fill('window', path`M${x - gap * 0.28} ${foot}v${-h * 0.62}h${gap * 0.56}v${h * 0.62}z`),
    ...times(steps)
      .map((index) =>
        fill(
          index % 2 === 0 ? 'trim' : tone.shade,
          rect(
            left - 4 - (steps - index) * 4,
            y - (steps - index) * stepH + (steps - index - 1) * 0,
            w + 8 + (steps - index) * 8,
            stepH,
          ),
        ),
      )
      .reverse(),
    fill('trim', shafts.map((cx) => rect(cx - r, top, r * 2, h)).join('')),
    fill(tone.shade, shafts.map((cx) => rect(cx + r * 0.3, top, r * 0.7, h)).join('')),
    fill(
      'trim',
      shafts
        .map((cx) => rect(cx - r - 1.5, top, r * 2 + 3, 3.4) + rect(cx - r - 1.5, foot - 3, r * 2 + 3, 3))
        .join(''),
    ),
    fill(tone.wall, rect(left - 2, top - 9, w + 4, 9)),
    fill('trim', rect(left - 5, top - 12, w + 10, 3.4)),
    ...(pediment > 0
      ? [
          fill('trim', shape(left - 7, top - 12, x, top - 14 - pediment, left + w + 7, top - 12)),
          fill(tone.wall, shape(left + 8, top - 14.5, x, top - 10 - pediment, left + w - 8, top - 14.5)),
          fill(
            tone.shade,
            shape(
              left + 8,
              top - 14.5,
              x,
              top - 10 - pediment,
              x + 9,
              top - 14 - pediment + 11,
              left + 28,
              top - 14.5,
            ),
            0.5,
          ),
        ]
      : []),
  ];
}
