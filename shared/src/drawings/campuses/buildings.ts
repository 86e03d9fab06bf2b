/** Wings, gables, porticoes, arcades: what stands low and wide. The sun is on the left, so right sides are shaded. */
import { fill, ground, line, type Mark, path, rect, shape, times } from './paint.ts';
import type { Tone } from './tones.ts';
import { type WindowKind, windows } from './windows.ts';

/** First or second material of the campus. */
export type Stuff = 'first' | 'second';
export const stuff = (of: Stuff) =>
  (of === 'first'
    ? { wall: 'wall', shade: 'shade', roof: 'roof', roofShade: 'roofShade' }
    : { wall: 'wall2', shade: 'shade2', roof: 'roof2', roofShade: 'roof2Shade' }) satisfies Record<
    string,
    Tone
  >;

export interface Wing {
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
  roof?: 'flat' | 'hip' | 'gable' | 'mansard' | 'crenel' | 'balustrade' | 'none';
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
  if (chimneys > 0) {
    const stacks = times(chimneys).map((index) => x + ((index + 0.5) * w) / chimneys);
    marks.push(fill(tone.shade, stacks.map((cx) => rect(cx - 5, top - roofH - 12, 10, roofH + 12)).join('')));
    marks.push(fill('trim', stacks.map((cx) => rect(cx - 6.5, top - roofH - 14, 13, 4)).join('')));
  }
  if (roof === 'hip' || roof === 'mansard') {
    const inset = roof === 'hip' ? Math.min(roofH * 0.95, w * 0.4) : roofH * 0.3;
    marks.push(
      fill(
        tone.roof,
        shape(x - 5, top + 1, x + inset, top - roofH, x + w - inset, top - roofH, x + w + 5, top + 1),
      ),
    );
    marks.push(
      fill(
        tone.roofShade,
        shape(x + w - inset, top - roofH, x + w + 5, top + 1, x + w - inset * 1.1, top + 1),
      ),
    );
    marks.push(
      line(
        tone.roofShade,
        1.2,
        times(3)
          .map(
            (index) =>
              path`M${x + inset * (0.75 - index * 0.25)} ${top - roofH * (0.75 - index * 0.25)}H${x + w - inset * (0.75 - index * 0.25)}`,
          )
          .join(''),
        0.5,
      ),
    );
  }
  if (roof === 'gable') {
    marks.push(
      fill(tone.roof, shape(x - 4, top + 1, x + 6, top - roofH, x + w - 6, top - roofH, x + w + 4, top + 1)),
    );
    marks.push(
      fill(
        tone.roofShade,
        shape(x - 4, top + 1, x + w + 4, top + 1, x + w + 1, top - 7, x - 1, top - 7),
        0.5,
      ),
    );
  }
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

function climbing(x: number, top: number, w: number, h: number, y: number): Mark[] {
  const clump = (cx: number, cy: number, r: number) =>
    path`M${cx - r} ${cy}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`;
  const at = times(Math.round(w / 16)).map((index) => x + 8 + index * 16);
  const leaves = at.map((cx, index) => {
    const reach = h * (0.35 + 0.4 * Math.abs(Math.sin(index * 2.3)));
    return times(Math.round(reach / 9))
      .map((step) => clump(cx + Math.sin(step * 1.7 + index) * 5, y - 4 - step * 9, 6.5))
      .join('');
  });
  return [
    fill('leafShade', leaves.join(''), 0.9),
    fill(
      'leaf',
      at.map((cx, index) => clump(cx - 2, top + h * (0.35 + 0.25 * Math.sin(index * 2.3)), 5)).join(''),
    ),
  ];
}

/** Teeth of a battlement above `y`. */
export function crenels(x: number, y: number, w: number, tooth: number): string {
  const count = Math.max(2, Math.round(w / (tooth * 1.7)));
  const step = w / count;
  return (
    times(count)
      .map((index) => rect(x + index * step + step * 0.18, y - tooth * 0.75, step * 0.64, tooth * 0.75 + 1))
      .join('') + rect(x, y - 1, w, 2)
  );
}

/** A pinnacle `h` high with a half width of `r`. */
export const spike = (x: number, y: number, r: number, h: number) =>
  shape(
    x - r,
    y,
    x - r,
    y - h * 0.45,
    x - r * 1.5,
    y - h * 0.45,
    x,
    y - h,
    x + r * 1.5,
    y - h * 0.45,
    x + r,
    y - h * 0.45,
    x + r,
    y,
  );

/** Short strokes side by side, for balusters and ribs. */
export function dashes(x: number, y: number, w: number, count: number, share: number): string {
  const step = w / count;
  return times(count)
    .map((index) => path`M${x + index * step + (step * (1 - share)) / 2} ${y}h${step * share}`)
    .join('');
}

export interface Gable {
  /** Centre. */
  x: number;
  w: number;
  /** Height of the eaves. */
  h: number;
  /** Height of the gable above them. */
  peak: number;
  y?: number;
  of?: Stuff;
  door?: boolean;
  /** What the wall shows: a great pointed window, a round one, or rows of windows. */
  face?: 'great' | 'rose' | 'rows';
  stepped?: boolean;
  pinnacles?: boolean;
}

/** A gable end: chapel, hall, Dutch house. */
export function gable({
  x,
  w,
  h,
  peak,
  y = ground,
  of = 'first',
  door = false,
  face = 'great',
  stepped = false,
  pinnacles = false,
}: Gable): Mark[] {
  const tone = stuff(of);
  const top = y - h;
  const half = w / 2;
  const marks: Mark[] = [];
  if (stepped) {
    const steps = 5;
    const side = (direction: 1 | -1) =>
      times(steps).flatMap((index) => {
        const dx = half * (1 - index / steps);
        const at = top - (peak * index) / steps;
        return [
          [x + direction * dx, at],
          [x + direction * dx, at - peak / steps],
        ];
      });
    const right = side(1);
    const left = side(-1).reverse();
    marks.push(
      fill(tone.wall, shape(...[[x - half, y], ...left.reverse(), ...right.reverse(), [x + half, y]].flat())),
    );
  } else {
    marks.push(fill('trim', shape(x - half - 4, top + 3, x, top - peak - 5, x + half + 4, top + 3)));
    marks.push(fill(tone.wall, shape(x - half, y, x - half, top, x, top - peak, x + half, top, x + half, y)));
  }
  marks.push(
    fill(tone.shade, shape(x + half, y, x + half, top, x + half - 8, top - peak * 0.14, x + half - 8, y)),
  );
  if (pinnacles)
    marks.push(
      fill(tone.wall, spike(x - half, top + 8, 4, 38) + spike(x + half, top + 8, 4, 38)),
      fill(tone.shade, rect(x + half - 1, top, 5, h)),
    );
  if (face === 'great') {
    const [ww, wh] = [w * 0.46, h * 0.62 + peak * 0.3];
    const wy = top - peak * 0.32;
    marks.push(
      fill(
        'trim',
        path`M${x - ww / 2 - 3} ${wy + wh}V${wy + ww * 0.55}Q${x - ww / 2} ${wy + 4} ${x} ${wy - 6}Q${x + ww / 2} ${wy + 4} ${x + ww / 2 + 3} ${wy + ww * 0.55}V${wy + wh}z`,
      ),
    );
    marks.push(
      fill(
        'window',
        path`M${x - ww / 2} ${wy + wh}V${wy + ww * 0.55}Q${x - ww / 2} ${wy + 8} ${x} ${wy}Q${x + ww / 2} ${wy + 8} ${x + ww / 2} ${wy + ww * 0.55}V${wy + wh}z`,
      ),
    );
    marks.push(
      line(
        'trim',
        1.6,
        path`M${x - ww / 4} ${wy + ww * 0.34}V${wy + wh}M${x} ${wy}V${wy + wh}M${x + ww / 4} ${wy + ww * 0.34}V${wy + wh}M${x - ww / 2} ${wy + wh * 0.5}h${ww}`,
      ),
    );
  }
  if (face === 'rose') {
    const r = w * 0.16;
    marks.push(
      fill('trim', discAt(x, top - peak * 0.1, r + 3)),
      fill('window', discAt(x, top - peak * 0.1, r)),
      line('trim', 1.4, path`M${x - r} ${top - peak * 0.1}h${2 * r}M${x} ${top - peak * 0.1 - r}v${2 * r}`),
    );
    marks.push(
      ...windows({
        x: x - w * 0.36,
        y: top + r + 6,
        w: w * 0.72,
        h: h * 0.5,
        cols: 3,
        kind: 'pointed',
        framed: true,
      }),
    );
  }
  if (face === 'rows')
    marks.push(
      ...windows({
        x: x - w * 0.4,
        y: top - peak * 0.25,
        w: w * 0.8,
        h: h + peak * 0.1,
        cols: Math.max(2, Math.round(w / 18)),
        rows: 3,
        framed: true,
        fillX: 0.5,
      }),
    );
  if (door) marks.push(...doorway(x, y, w * 0.26, h * 0.4, 'pointed'));
  return marks;
}

const discAt = (x: number, y: number, r: number) =>
  path`M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`;

/** A door in a light frame, with a step before it. */
export function doorway(
  x: number,
  y: number,
  w: number,
  h: number,
  kind: 'pointed' | 'round' | 'square' = 'round',
): Mark[] {
  const leaf = (grow: number) => {
    const [half, top] = [w / 2 + grow, y - h - grow];
    if (kind === 'square') return rect(x - half, top, half * 2, h + grow);
    if (kind === 'round')
      return path`M${x - half} ${y}V${top + half}a${half} ${half} 0 0 1 ${2 * half} 0V${y}z`;
    return path`M${x - half} ${y}V${top + half * 1.1}Q${x - half} ${top + half * 0.3} ${x} ${top}Q${x + half} ${top + half * 0.3} ${x + half} ${top + half * 1.1}V${y}z`;
  };
  return [
    fill('trim', leaf(3)),
    fill('pane', leaf(0)),
    fill('window', leaf(-w * 0.18), 0.9),
    fill('trim', rect(x - w / 2 - 6, y - 2, w + 12, 4)),
  ];
}

export interface Portico {
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

export interface Arcade {
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
