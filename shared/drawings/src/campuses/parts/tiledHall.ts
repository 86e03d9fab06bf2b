import { fill, ground, line, type Mark, path, rect, shape, times } from './paint.ts';
import { type Stuff, stuff } from './walls.ts';

/** A tiled hall with swept eaves, as in Korea and Japan. `tiers` roofs, one over the other. */
export function tiledHall({
  x,
  w,
  h,
  y = ground,
  of = 'first' as Stuff,
  tiers = 1,
  bays = 5,
  plinth = 12,
}: {
  x: number;
  w: number;
  h: number;
  y?: number;
  of?: Stuff;
  tiers?: number;
  bays?: number;
  plinth?: number;
}): Mark[] {
  const tone = stuff(of);
  const marks: Mark[] = [
    fill('trim', rect(x - w / 2 - 10, y - plinth, w + 20, plinth)),
    fill('shade', rect(x - w / 2 - 10, y - 3, w + 20, 3)),
    fill('trim', shape(x - 22, y, x - 16, y - plinth, x + 16, y - plinth, x + 22, y)),
    line('shade', 1.4, path`M${x - 20} ${y - 4}h40M${x - 18} ${y - 8}h36`),
  ];
  for (const tier of times(tiers)) {
    const width = w * (1 - tier * 0.3);
    const foot = y - plinth - tier * (h * 0.98 + w * 0.13);
    const wall = h * (1 - tier * 0.35);
    const [left, top, rise, out] = [x - width / 2, foot - wall, width * 0.17, width * 0.13];
    const bay = width / bays;
    marks.push(fill(tone.wall, rect(left, top, width, wall)));
    marks.push(
      fill(
        'window',
        times(bays)
          .map((index) => rect(left + index * bay + bay * 0.2, top + wall * 0.3, bay * 0.6, wall * 0.7))
          .join(''),
        0.95,
      ),
    );
    marks.push(
      line(
        'trim',
        1.2,
        times(bays)
          .map(
            (index) =>
              path`M${left + (index + 0.5) * bay} ${top + wall * 0.3}v${wall * 0.7}M${left + index * bay + bay * 0.2} ${top + wall * 0.62}h${bay * 0.6}`,
          )
          .join(''),
      ),
    );
    marks.push(
      fill(
        tone.shade,
        times(bays + 1)
          .map((index) => rect(left + index * bay - 2.5, top, 5, wall))
          .join(''),
      ),
    );
    marks.push(
      fill(tone.shade, rect(left - 4, top - 2, width + 8, wall * 0.22)),
      line('leafShade', 3, path`M${left - 2} ${top + wall * 0.12}h${width + 4}`),
    );
    const eave = path`M${left - out} ${top - 5}Q${left + width * 0.1} ${top - 1} ${left + width * 0.18} ${top - rise}H${left + width * 0.82}Q${left + width * 0.9} ${top - 1} ${left + width + out} ${top - 5}Q${x + width * 0.3} ${top + 5} ${x} ${top + 5}T${left - out} ${top - 5}z`;
    marks.push(fill(tone.roof, eave));
    marks.push(
      line(
        tone.roofShade,
        1.4,
        times(11)
          .map((index) => {
            const share = (index - 5) / 5;
            return path`M${x + share * width * 0.31} ${top - rise}Q${x + share * width * 0.36} ${top - rise * 0.3} ${x + share * width * 0.5} ${top + 2}`;
          })
          .join(''),
        0.8,
      ),
    );
    marks.push(
      fill(
        tone.roofShade,
        path`M${left + width * 0.15} ${top - rise - 2}Q${x} ${top - rise + 2} ${left + width * 0.85} ${top - rise - 2}l2 -5h-7l-2 2.5Q${x} ${top - rise - 1} ${left + width * 0.2} ${top - rise - 4}l-2 -3h-7z`,
      ),
    );
    marks.push(
      line(
        'trim',
        2,
        path`M${left - out + 2} ${top - 4}Q${x - width * 0.3} ${top + 6} ${x} ${top + 6}T${left + width + out - 2} ${top - 4}`,
        0.7,
      ),
    );
  }
  return marks;
}
