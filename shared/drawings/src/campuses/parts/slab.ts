import { fill, ground, line, type Mark, path, rect, shape, times } from './paint.ts';
import { type Stuff, stuff } from './walls.ts';
import { windows } from './windows.ts';

/** A glass or concrete high-rise. */
interface Slab {
  x: number;
  w: number;
  h: number;
  y?: number;
  of?: Stuff;
  cols?: number;
  rows?: number;
  /** How far the top leans to the right of the base. */
  lean?: number;
  look?: 'grid' | 'ribbons' | 'fins' | 'curtain';
}

export function slab({
  x,
  w,
  h,
  y = ground,
  of = 'first',
  cols = Math.round(w / 14),
  rows = Math.round(h / 17),
  lean = 0,
  look = 'grid',
}: Slab): Mark[] {
  const tone = stuff(of);
  const top = y - h;
  const side = Math.min(16, w * 0.2);
  const at = (height: number) => (lean * (y - height)) / h;
  const marks: Mark[] = [
    fill(tone.wall, shape(x, y, x + lean, top, x + w + lean, top, x + w, y)),
    fill(tone.shade, shape(x + w - side, y, x + w - side + lean, top, x + w + lean, top, x + w, y)),
  ];
  const face = w - side - 6;
  if (look === 'grid')
    marks.push(
      ...windows({
        x: x + 3 + lean / 2,
        y: top + 5,
        w: face,
        h: h - 10,
        cols,
        rows,
        fillX: 0.66,
        fillY: 0.6,
        dark: 0.55,
      }),
    );
  if (look === 'ribbons') {
    for (const row of times(rows)) {
      const wy = top + 6 + (row * (h - 12)) / rows;
      const wh = ((h - 12) / rows) * 0.55;
      marks.push(fill(row % 3 === 1 ? 'window' : 'pane', rect(x + 3 + at(wy), wy, face, wh)));
    }
    marks.push(
      line(
        tone.wall,
        1.2,
        times(cols - 1)
          .map(
            (index) =>
              path`M${x + 3 + ((index + 1) * face) / cols} ${y}L${x + 3 + lean + ((index + 1) * face) / cols} ${top}`,
          )
          .join(''),
        0.8,
      ),
    );
  }
  if (look === 'fins') {
    marks.push(
      fill('pane', rect(x + 3, top + 6, face, h - 12), 0.85),
      ...windows({
        x: x + 3,
        y: top + 6,
        w: face,
        h: h - 12,
        cols,
        rows,
        fillX: 0.9,
        fillY: 0.8,
        dark: 0.72,
      }),
    );
    marks.push(
      line(
        tone.wall,
        2.4,
        times(cols + 1)
          .map((index) => path`M${x + 3 + (index * face) / cols} ${y}V${top}`)
          .join(''),
      ),
    );
  }
  if (look === 'curtain') {
    marks.push(
      ...windows({
        x: x + 3 + lean / 2,
        y: top + 4,
        w: face,
        h: h - 8,
        cols,
        rows,
        fillX: 0.9,
        fillY: 0.86,
        dark: 0.8,
      }).map((mark) => ({ ...mark, opacity: mark.tone === 'pane' ? 0.4 : 0.75 })),
    );
    marks.push(
      fill(
        'white',
        shape(
          x + 6 + lean * 0.2,
          y - h * 0.2,
          x + w * 0.34 + lean,
          top + 4,
          x + w * 0.5 + lean,
          top + 4,
          x + 6 + lean * 0.1,
          y - h * 0.02,
        ),
        0.25,
      ),
    );
  }
  marks.push(
    fill(
      'trim',
      shape(x - 2 + lean, top, x - 2 + lean, top - 4, x + w + 2 + lean, top - 4, x + w + 2 + lean, top),
    ),
  );
  return marks;
}
