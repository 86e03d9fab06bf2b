import { ellipse, fill, ground, line, type Mark, path, rect, times } from './paint.ts';
import { dashes, type Stuff, stuff } from './walls.ts';
import { opening } from './windows.ts';

interface Dome {
  x: number;
  w: number;
  /** Foot of the drum. */
  y: number;
  drum?: number;
  rise?: number;
  of?: Stuff;
  lantern?: boolean;
  ribs?: number;
  columns?: boolean;
}

/** A dome on its drum. */
export function dome({
  x,
  w,
  y,
  drum = 26,
  rise = w * 0.5,
  of = 'first',
  lantern = true,
  ribs = 5,
  columns = true,
}: Dome): Mark[] {
  const tone = stuff(of);
  const [r, top] = [w / 2, y - drum];
  const arc = (share: number) =>
    path`M${x + r * share} ${top}Q${x + r * share * 0.96} ${top - rise * 0.8} ${x} ${top - rise}`;
  const marks: Mark[] = [
    fill(tone.wall, rect(x - r, top, w, drum)),
    fill(tone.shade, rect(x + r * 0.5, top, r * 0.5, drum)),
    ...(columns
      ? [
          fill(
            'pane',
            times(9)
              .map((index) =>
                opening('round', x - r + (index + 0.26) * (w / 9), top + 5, (w / 9) * 0.48, drum - 8),
              )
              .join(''),
          ),
        ]
      : []),
    fill('trim', rect(x - r - 3, top - 2, w + 6, 4) + rect(x - r - 2, y - 3, w + 4, 3.5)),
    fill(
      tone.roof,
      path`M${x - r} ${top - 2}C${x - r} ${top - rise * 0.75} ${x - r * 0.5} ${top - rise} ${x} ${top - rise}S${x + r} ${top - rise * 0.75} ${x + r} ${top - 2}z`,
    ),
    fill(
      tone.roofShade,
      path`M${x} ${top - rise}C${x + r * 0.5} ${top - rise} ${x + r} ${top - rise * 0.75} ${x + r} ${top - 2}H${x + r * 0.45}C${x + r * 0.5} ${top - rise * 0.6} ${x + r * 0.3} ${top - rise * 0.9} ${x} ${top - rise}z`,
    ),
    line(
      tone.roofShade,
      1.3,
      times(ribs)
        .map((index) => arc(((index + 0.5) / ribs) * 1.8 - 0.9))
        .join(''),
      0.7,
    ),
  ];
  if (lantern) {
    const [lw, lh] = [w * 0.13, w * 0.17];
    const foot = top - rise + 2;
    marks.push(
      fill('trim', rect(x - lw / 2, foot - lh, lw, lh)),
      fill('window', rect(x - lw * 0.2, foot - lh * 0.85, lw * 0.4, lh * 0.7)),
      fill(tone.roof, path`M${x - lw * 0.65} ${foot - lh}q${lw * 0.65} ${-lw * 1.3} ${lw * 1.3} 0z`),
      line('accent', 1.8, path`M${x} ${foot - lh - lw * 0.5}v${-lw * 0.9}`),
    );
  }
  return marks;
}

/** A round house under a dome, as Oxford's library is. */
export function rotunda(x: number, w: number, y = ground): Mark[] {
  const tone = stuff('first');
  const [left, h] = [x - w / 2, w * 0.68];
  const pairs = times(8);
  const gap = w / 8;
  const curve = (yy: number, hh: number) =>
    path`M${left} ${yy}q${w / 2} ${w * 0.07} ${w} 0v${hh}q${-w / 2} ${w * 0.07} ${-w} 0z`;
  return [
    ...dome({ x, w: w * 0.72, y: y - h + 4, drum: w * 0.17, rise: w * 0.36 }),
    fill(tone.wall, path`M${left} ${y - h}h${w}v${h}h${-w}z`),
    fill(tone.shade, rect(x + w * 0.28, y - h, w * 0.22, h)),
    fill(
      'pane',
      pairs
        .map((index) => opening('round', left + gap * (index + 0.3), y - h + 26, gap * 0.4, h * 0.34))
        .join(''),
    ),
    fill(
      'window',
      [1, 3, 4, 6]
        .map((index) => opening('round', left + gap * (index + 0.3), y - h + 26, gap * 0.4, h * 0.34))
        .join(''),
    ),
    fill(
      'trim',
      times(9)
        .map((index) =>
          rect(left + gap * index - 3 + (index === 0 ? 4 : index === 8 ? -4 : 0), y - h + 14, 6, h * 0.54),
        )
        .join(''),
    ),
    fill('trim', curve(y - h + 4, 8)),
    line('trim', 6, path`M${left} ${y - h - 4}h${w}`),
    line(tone.shade, 4, dashes(left + 2, y - h - 3.5, w - 4, 24, 0.4)),
    fill(tone.wall, rect(left - 6, y - h * 0.33, w + 12, h * 0.33)),
    fill(tone.shade, rect(x + w * 0.28, y - h * 0.33, w * 0.22 + 6, h * 0.33)),
    fill('trim', rect(left - 8, y - h * 0.33 - 3, w + 16, 5)),
    fill(
      'pane',
      times(7)
        .map((index) => opening('round', left + 3 + (index * w) / 7, y - h * 0.25, (w / 7) * 0.6, h * 0.25))
        .join(''),
    ),
    fill('window', opening('round', left + 3 + (3 * w) / 7, y - h * 0.25, (w / 7) * 0.6, h * 0.25)),
    line(
      tone.shade,
      1,
      path`M${left - 6} ${y - h * 0.2}h${w + 12}M${left - 6} ${y - h * 0.1}h${w + 12}`,
      0.6,
    ),
    fill('trim', ellipse(x, y, w * 0.56, 4)),
  ];
}
