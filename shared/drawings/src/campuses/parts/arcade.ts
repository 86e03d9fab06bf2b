import { fill, ground, line, type Mark, path, rect, shape, times } from './paint.ts';
import { type Stuff, stuff } from './walls.ts';

interface Arcade {
  x: number;
  w: number;
  h: number;
  y?: number;
  arches: number;
  of?: Stuff;
  kind?: 'round' | 'pointed';
  /** Height of the tiled roof; none without it. */
  roofH?: number;
}

/** A row of open arches. */
export function arcade({
  x,
  w,
  h,
  y = ground,
  arches,
  of = 'first',
  kind = 'round',
  roofH = 0,
}: Arcade): Mark[] {
  const tone = stuff(of);
  const top = y - h;
  const cell = w / arches;
  const [aw, ah] = [cell * 0.7, h * 0.78];
  const arch = (index: number, grow: number) => {
    const ax = x + index * cell + (cell - aw) / 2 - grow;
    const width = aw + 2 * grow;
    const ay = y - ah - grow;
    return kind === 'round'
      ? path`M${ax} ${y}V${ay + width / 2}a${width / 2} ${width / 2} 0 0 1 ${width} 0V${y}z`
      : path`M${ax} ${y}V${ay + width * 0.6}Q${ax} ${ay + width * 0.2} ${ax + width / 2} ${ay}Q${ax + width} ${ay + width * 0.2} ${ax + width} ${ay + width * 0.6}V${y}z`;
  };
  const marks: Mark[] = [];
  if (roofH > 0) {
    marks.push(
      fill(tone.roof, shape(x - 6, top + 1, x + 8, top - roofH, x + w - 8, top - roofH, x + w + 6, top + 1)),
    );
    marks.push(
      line(
        tone.roofShade,
        1.3,
        times(Math.round(w / 9))
          .map((index) => path`M${x + 4 + index * 9} ${top}v${-roofH + 2}`)
          .join(''),
        0.55,
      ),
    );
  }
  marks.push(fill(tone.wall, rect(x, top, w, h)), fill(tone.shade, rect(x, top, w, 4)));
  marks.push(
    fill(
      'trim',
      times(arches)
        .map((index) => arch(index, 2))
        .join(''),
    ),
  );
  marks.push(
    fill(
      tone.shade,
      times(arches)
        .map((index) => arch(index, 0))
        .join(''),
    ),
  );
  marks.push(
    fill(
      'pane',
      times(arches)
        .map(
          (index) =>
            path`M${x + index * cell + cell * 0.3} ${y}v${-ah * 0.62}a${cell * 0.22} ${cell * 0.22} 0 0 1 ${cell * 0.44} 0v${ah * 0.62}z`,
        )
        .join(''),
      0.55,
    ),
  );
  marks.push(
    fill(
      'window',
      times(arches)
        .filter((index) => index % 3 === 1)
        .map(
          (index) => path`M${x + index * cell + cell * 0.36} ${y}v${-ah * 0.58}h${cell * 0.3}v${ah * 0.58}z`,
        )
        .join(''),
      0.8,
    ),
  );
  return marks;
}
