/** Buildings and structures that one place is known by. */
import { type Stuff, stuff } from './buildings.ts';
import { circle, ellipse, fill, ground, line, type Mark, path, rect, shape, times } from './paint.ts';
import type { Tone } from './tones.ts';
import { windows } from './windows.ts';

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

/** A slender tower with a pod: Auckland's, Toronto's, Canberra's. */
export function mast(x: number, y: number, h: number, tone: Tone = 'middle', pod = 0.68): Mark[] {
  const at = y - h * pod;
  return [
    fill(
      tone,
      shape(
        x - h * 0.026,
        y,
        x - h * 0.01,
        at,
        x - 1,
        y - h,
        x + 1,
        y - h,
        x + h * 0.01,
        at,
        x + h * 0.026,
        y,
      ),
    ),
    fill(
      tone,
      path`M${x - h * 0.045} ${at}h${h * 0.09}l${-h * 0.02} ${h * 0.045}h${-h * 0.05}z` +
        rect(x - h * 0.052, at - h * 0.035, h * 0.104, h * 0.035) +
        shape(x - h * 0.035, at - h * 0.035, x, at - h * 0.075, x + h * 0.035, at - h * 0.035),
    ),
    line('window', 1.6, path`M${x - h * 0.045} ${at - h * 0.018}h${h * 0.09}`, 0.7),
  ];
}

/** A wind turbine. */
export function turbine(x: number, y: number, h: number, turn: number): Mark[] {
  const blade = (angle: number) => {
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
    const r = h * 0.42;
    return shape(x - dy * 1.6, y - h + dx * 1.6, x + dx * r, y - h + dy * r, x + dy * 1.6, y - h - dx * 1.6);
  };
  return [
    fill(
      'white',
      shape(x - 2.2, y, x - 1, y - h, x + 1, y - h, x + 2.2, y) +
        [0, 2.09, 4.19].map((step) => blade(turn + step)).join('') +
        circle(x, y - h, 2.6),
    ),
  ];
}

/** A library under a grass slope, a white cone standing out of it (Delft). */
export function grassLibrary(x: number, w: number, y = ground): Mark[] {
  const h = w * 0.26;
  const cx = x + w * 0.56;
  return [
    fill('pane', shape(x + w * 0.42, y, x + w * 0.42, y - h * 0.9, x + w, y - h, x + w, y)),
    ...windows({
      x: x + w * 0.43,
      y: y - h * 0.86,
      w: w * 0.56,
      h: h * 0.84,
      cols: 14,
      rows: 4,
      fillX: 0.86,
      fillY: 0.8,
      dark: 0.5,
    }),
    fill(
      'leafLight',
      shape(
        x - 8,
        y + 2,
        x + w * 0.78,
        y - h - 12,
        x + w + 8,
        y - h - 8,
        x + w + 8,
        y - h,
        x + w * 0.8,
        y - h - 2,
        x + w * 0.44,
        y - h * 0.56,
        x + w * 0.42,
        y + 2,
      ),
    ),
    fill(
      'leaf',
      shape(
        x + w * 0.12,
        y + 2,
        x + w * 0.78,
        y - h - 9,
        x + w * 0.8,
        y - h - 2,
        x + w * 0.44,
        y - h * 0.56,
        x + w * 0.42,
        y + 2,
      ),
      0.65,
    ),
    fill('white', shape(cx - w * 0.15, y - h * 0.66, cx, y - h - w * 0.36, cx + w * 0.15, y - h - 6)),
    fill('shade2', shape(cx + w * 0.03, y - h * 0.86, cx, y - h - w * 0.36, cx + w * 0.15, y - h - 6)),
    fill(
      'window',
      shape(cx - w * 0.035, y - h - w * 0.23, cx, y - h - w * 0.33, cx + w * 0.035, y - h - w * 0.23),
      0.9,
    ),
    line('ink', 2, path`M${cx} ${y - h - w * 0.36}v-20`),
    line('trim', 2.4, path`M${x + w * 0.1} ${y}L${x + w * 0.22} ${y - h * 0.32}`, 0.8),
  ];
}

/** A low copper shell on arches over a ring of water (Canberra). */
export function shellDome(x: number, w: number, y = ground): Mark[] {
  const [rx, h] = [w / 2, w * 0.24];
  const arches = times(9).map((index) => {
    const [left, right] = [x - rx + (index * w) / 9, x - rx + ((index + 1) * w) / 9];
    const lift = 14 + 7 * Math.sin(((index + 0.5) / 9) * Math.PI);
    return path`M${left + 3} ${y}Q${(left + right) / 2} ${y - lift * 2} ${right - 3} ${y}z`;
  });
  return [
    fill(
      'roof',
      path`M${x - rx - 8} ${y}C${x - rx * 0.8} ${y - h * 1.25} ${x + rx * 0.8} ${y - h * 1.25} ${x + rx + 8} ${y}z`,
    ),
    fill(
      'roofShade',
      path`M${x + rx * 0.1} ${y - h * 0.93}C${x + rx * 0.6} ${y - h * 0.9} ${x + rx * 0.85} ${y - h * 0.5} ${x + rx + 8} ${y}H${x + rx * 0.4}C${x + rx * 0.5} ${y - h * 0.5} ${x + rx * 0.3} ${y - h * 0.85} ${x + rx * 0.1} ${y - h * 0.93}z`,
      0.8,
    ),
    line(
      'roofShade',
      1.2,
      times(7)
        .map(
          (index) =>
            path`M${x + (index - 3) * rx * 0.28} ${y - 18}Q${x + (index - 3) * rx * 0.16} ${y - h * 0.8} ${x} ${y - h * 0.94}`,
        )
        .join(''),
      0.6,
    ),
    fill('window', arches.join('')),
    line('trim', 2.2, arches.map((arch) => arch.replace('z', '')).join('')),
    fill('water', ellipse(x, y + 6, rx + 22, 8)),
    line('ripple', 1.6, path`M${x - rx} ${y + 7}h40M${x + 10} ${y + 9}h60`, 0.8),
  ];
}

/** A cube of concrete floors on a narrow foot, each line of windows a slit (Waterloo). */
export function cubeLibrary(x: number, w: number, h: number, y = ground): Mark[] {
  const [left, top, foot] = [x - w / 2, y - h, h * 0.2];
  const floors = 7;
  return [
    fill('shade', rect(left + w * 0.14, y - foot, w * 0.72, foot)),
    fill('window', rect(left + w * 0.2, y - foot + 6, w * 0.6, foot - 8), 0.9),
    line(
      'shade',
      4,
      times(7)
        .map((index) => path`M${left + w * (0.2 + index * 0.1)} ${y - foot}v${foot}`)
        .join(''),
    ),
    fill('wall', rect(left, top, w, h - foot)),
    fill('shade', rect(left + w * 0.82, top, w * 0.18, h - foot)),
    ...times(floors).flatMap((floor) =>
      windows({
        x: left + 6,
        y: top + 8 + (floor * (h - foot - 14)) / floors,
        w: w * 0.8 - 6,
        h: (h - foot - 14) / floors,
        cols: 16,
        fillX: 0.42,
        fillY: 0.62,
        dark: 0.5,
      }),
    ),
    fill('trim', rect(left - 3, top - 5, w + 6, 8) + rect(left - 2, y - foot - 4, w + 4, 6)),
    fill('shade', rect(left + w * 0.3, top - 22, w * 0.4, 17)),
    fill('trim', rect(left + w * 0.28, top - 25, w * 0.44, 4)),
  ];
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

/** Masonry gate posts with a low wall. */
export function gatePosts(x: number, gap: number, y: number, h: number, tone: Tone = 'trim'): Mark[] {
  const post = (px: number) => [
    fill(tone, rect(px - 8, y - h, 16, h)),
    fill('shade', rect(px + 3, y - h, 5, h), 0.6),
    fill(tone, rect(px - 11, y - h - 5, 22, 6) + circle(px, y - h - 10, 5.5)),
  ];
  return [...post(x - gap / 2), ...post(x + gap / 2)];
}

/** A little red railway car on its slope (Wellington). */
export function cableCar(x: number, y: number, slope: number): Mark[] {
  const end = 700;
  const rise = (to: number) => y - (to - x) * slope;
  return [
    line('shade2', 7, path`M-20 ${rise(-20)}L${end} ${rise(end)}`),
    line('ink', 1.4, path`M-20 ${rise(-20) - 3}L${end} ${rise(end) - 3}`, 0.6),
    fill('ember', path`M${x} ${rise(x) - 4}l0 -30q1 -5 6 -6l50 ${-50 * slope}q6 0 6 5v${30 - 4 * slope}z`),
    fill(
      'window',
      [0, 1, 2, 3]
        .map((index) => {
          const wx = x + 6 + index * 13.5;
          return shape(
            wx,
            rise(wx) - 17,
            wx,
            rise(wx) - 31,
            wx + 9.5,
            rise(wx + 9.5) - 31,
            wx + 9.5,
            rise(wx + 9.5) - 17,
          );
        })
        .join(''),
    ),
    line('white', 2.4, path`M${x} ${rise(x) - 11}L${x + 62} ${rise(x + 62) - 11}`),
  ];
}

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

/** A sail on the water. */
export const sail = (x: number, y: number, s: number): Mark[] => [
  fill('white', path`M${x} ${y - s}Q${x + s * 0.4} ${y - s * 0.5} ${x + s * 0.42} ${y - s * 0.12}H${x}z`),
  fill('ripple', shape(x - 2, y - s * 0.86, x - s * 0.3, y - s * 0.12, x - 2, y - s * 0.12)),
  fill('ember', path`M${x - s * 0.34} ${y - s * 0.08}H${x + s * 0.46}l${-s * 0.1} ${s * 0.12}h${-s * 0.58}z`),
];

/** A punt with its poler (Cambridge). */
export const punt = (x: number, y: number): Mark[] => [
  fill('ink', path`M${x - 34} ${y - 5}h70l8 -4l-6 11h-68z`),
  line('trunk', 2, path`M${x + 26} ${y - 46}L${x + 40} ${y + 12}`),
  fill('white', path`M${x + 22} ${y - 8}v-12q0 -4 4 -4t4 4v12z`),
  fill('skin', circle(x + 26, y - 27, 3.4)),
  fill('accent', path`M${x + 20} ${y - 29}h12l-2 -3h-8z`),
  fill('ember', path`M${x - 14} ${y - 5}v-7q0 -4 4 -4t4 4v7z`),
  fill('skin', circle(x - 10, y - 19, 3)),
  fill('accent', path`M${x - 26} ${y - 5}v-7q0 -4 4 -4t4 4v7z`),
  fill('skin', circle(x - 22, y - 19, 3)),
];

/** Steam of hot springs, or mist. */
export const steam = (x: number, y: number, s: number): Mark =>
  fill(
    'cloud',
    times(7)
      .map((puff) =>
        circle(x + puff * 5 * s + Math.sin(puff * 1.9) * 9 * s, y - puff * 15 * s, (6 + puff * 2.2) * s),
      )
      .join(''),
    0.75,
  );

/** A fountain in its basin. */
export const fountain = (x: number, y: number, s = 1): Mark[] => [
  fill('trim', ellipse(x, y, 40 * s, 8 * s)),
  fill('water', ellipse(x, y - 1.5, 35 * s, 6 * s)),
  line(
    'ripple',
    2.2 * s,
    path`M${x} ${y - 4}Q${x - 2 * s} ${y - 46 * s} ${x - 18 * s} ${y - 6 * s}M${x} ${y - 4}Q${x + 2 * s} ${y - 46 * s} ${x + 18 * s} ${y - 6 * s}M${x} ${y - 4}V${y - 34 * s}M${x} ${y - 4}Q${x - 1} ${y - 36 * s} ${x - 9 * s} ${y - 8 * s}M${x} ${y - 4}Q${x + 1} ${y - 36 * s} ${x + 9 * s} ${y - 8 * s}`,
  ),
];
