import { climbing } from './ivy.ts';
import { fill, ground, line, type Mark, path, rect, shape, times } from './paint.ts';
import { crenels, dashes, type Stuff, spike, stuff } from './walls.ts';
import { type WindowKind, windows } from './windows.ts';
import { type WingRoof, wingRoof } from './wingRoof.ts';

interface Wing {
  x: number;
  w: number;
  /** Height of the wall, without its roof. */
  h: number;
  y?: number;
  of?: Stuff;
  cols?: number;
  rows?: number;
  kind?: WindowKind;
  framed?: boolean;
  roof?: WingRoof;
  roofH?: number;
  buttresses?: boolean;
  dormers?: number;
  chimneys?: number;
  pinnacles?: boolean;
  ivy?: boolean;
  fillX?: number;
  fillY?: number;
}

/** A long wall with windows and a roof. */
export function wing(given: Wing): Mark[] {
  const {
    x,
    w,
    h,
    y = ground,
    of = 'first',
    cols = Math.round(w / 22),
    rows = Math.max(1, Math.round(h / 42)),
    kind = 'square',
    framed = false,
    roof = 'hip',
    roofH = 30,
    buttresses = false,
    dormers = 0,
    chimneys = 0,
    pinnacles = false,
    ivy = false,
    fillX = 0.46,
    fillY = 0.64,
  } = given;
  const tone = stuff(of);
  const top = y - h;
  const marks: Mark[] = [];
  marks.push(...wingRoof({ x, top, w, roof, roofH, chimneys, tone }));
  marks.push(fill(tone.wall, rect(x, top, w, h)));
  marks.push(fill(tone.shade, rect(x + w - Math.min(10, w * 0.08), top, Math.min(10, w * 0.08), h)));
  if (roof === 'crenel') marks.push(fill(tone.wall, crenels(x, top, w, 9)));
  if (roof === 'balustrade' || roof === 'flat') {
    marks.push(fill('trim', rect(x - 3, top - 4, w + 6, 6)));
    if (roof === 'balustrade')
      marks.push(
        line('trim', 8, path`M${x} ${top - 9}h${w}`),
        line(tone.shade, 5, dashes(x + 2, top - 8.5, w - 4, Math.round(w / 5), 0.4), 0.7),
        fill('trim', rect(x - 1, top - 14, w + 2, 2.6)),
      );
  }
  marks.push(fill(tone.shade, rect(x, top + (roof === 'crenel' ? 3 : 0), w, 4), 0.75));
  if (rows > 1)
    marks.push(
      line(
        tone.shade,
        1.4,
        times(rows - 1)
          .map((index) => path`M${x} ${top + ((index + 1) * h) / rows}h${w}`)
          .join(''),
        0.7,
      ),
    );
  marks.push(
    ...windows({ x: x + 4, y: top + 5, w: w - 12, h: h - 8, cols, rows, kind, framed, fillX, fillY }),
  );
  if (buttresses) {
    const step = (w - 12) / cols;
    const at = times(cols + 1).map((index) => x + 4 + index * step);
    marks.push(
      fill(
        tone.wall,
        at.map((bx) => shape(bx - 3, y, bx - 3, top + 12, bx, top + 6, bx + 3, top + 12, bx + 3, y)).join(''),
      ),
    );
    marks.push(
      fill(
        tone.shade,
        at.map((bx) => shape(bx + 0.5, y, bx + 0.5, top + 9, bx + 3.4, top + 13, bx + 3.4, y)).join(''),
      ),
    );
  }
  if (pinnacles) {
    const step = (w - 12) / cols;
    marks.push(
      fill(
        tone.wall,
        times(cols + 1)
          .map((index) => spike(x + 4 + index * step, top + 2, 2.6, 20))
          .join(''),
      ),
    );
  }
  if (dormers > 0) {
    for (const index of times(dormers)) {
      const cx = x + ((index + 0.5) * w) / dormers;
      marks.push(
        fill(tone.wall, rect(cx - 6, top - roofH * 0.62, 12, roofH * 0.5)),
        fill(
          tone.roofShade,
          shape(cx - 9, top - roofH * 0.6, cx, top - roofH * 0.6 - 9, cx + 9, top - roofH * 0.6),
        ),
        fill('window', rect(cx - 3, top - roofH * 0.56, 6, roofH * 0.38)),
      );
    }
  }
  if (ivy) marks.push(...climbing(x, top, w, h, y));
  marks.push(fill(tone.shade, rect(x - 1, y - 6, w + 2, 6), 0.8));
  return marks;
}
