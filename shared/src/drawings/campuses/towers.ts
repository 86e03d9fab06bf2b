/** What stands up: towers, domes, spires. */
import { crenels, dashes, type Stuff, spike, stuff } from './buildings.ts';
import { circle, ellipse, fill, ground, line, type Mark, path, rect, shape, times } from './paint.ts';
import { opening, type WindowKind, windows } from './windows.ts';

export interface Tower {
  /** Centre. */
  x: number;
  w: number;
  /** Height of the shaft. */
  h: number;
  y?: number;
  of?: Stuff;
  top?: 'crenel' | 'pinnacles' | 'spire' | 'pyramid' | 'dome' | 'onion' | 'lantern' | 'flat' | 'steeple';
  topH?: number;
  /** Height of the clock's centre above the shaft's foot, as a share of the shaft; none without it. */
  clock?: number;
  /** Openings of the belfry. */
  belfry?: number;
  kind?: WindowKind;
  rows?: number;
  cols?: number;
  turrets?: boolean;
  flag?: boolean;
  door?: boolean;
}

/** The face of a clock. */
export function clockFace(x: number, y: number, r: number): Mark[] {
  return [
    fill('ink', circle(x, y, r + 1.8)),
    fill('white', circle(x, y, r)),
    line('ink', Math.max(1.2, r * 0.16), path`M${x} ${y - r * 0.72}V${y}L${x + r * 0.5} ${y + r * 0.3}`),
  ];
}

/** A flag on its pole, flying away from the sun. */
export function flagOn(x: number, y: number): Mark[] {
  return [
    line('ink', 1.4, path`M${x} ${y}v-24`),
    fill('accent', path`M${x} ${y - 24}q7 -4 13 0t10 0v10q-5 3 -10 0t-13 0z`),
  ];
}

export function tower(given: Tower): Mark[] {
  const {
    x,
    w,
    h,
    y = ground,
    of = 'first',
    top: head = 'crenel',
    topH = w * 0.9,
    clock,
    belfry = 2,
    kind = 'round',
    rows = 2,
    cols = 1,
    turrets = false,
    flag = false,
    door = false,
  } = given;
  const tone = stuff(of);
  const top = y - h;
  const [left, right, half] = [x - w / 2, x + w / 2, w / 2];
  const side = w * 0.24;
  const marks: Mark[] = [];
  const headMarks: Mark[] = [];
  let peak = top;
  if (head === 'spire' || head === 'steeple') {
    peak = top - topH;
    headMarks.push(
      fill(tone.roof, shape(left - 1, top, x, peak, right + 1, top)),
      fill(tone.roofShade, shape(x + w * 0.1, top, x, peak, right + 1, top)),
    );
    headMarks.push(fill(tone.wall, spike(left + 1, top + 2, 2.6, 18) + spike(right - 1, top + 2, 2.6, 18)));
  }
  if (head === 'pyramid') {
    peak = top - topH;
    headMarks.push(
      fill(tone.roof, shape(left - 5, top + 1, x, peak, right + 5, top + 1)),
      fill(tone.roofShade, shape(x + side * 0.6, top + 1, x, peak, right + 5, top + 1)),
    );
    headMarks.push(line('accent', 1.6, path`M${x} ${peak + 2}v-10`));
  }
  if (head === 'dome' || head === 'onion' || head === 'lantern') {
    const r = half * 0.98;
    const dome =
      head === 'onion'
        ? path`M${x - r * 0.8} ${top}C${x - r * 1.5} ${top - r * 0.9} ${x - r * 0.8} ${top - r * 1.5} ${x - 2} ${top - r * 2.1}h4C${x + r * 0.8} ${top - r * 1.5} ${x + r * 1.5} ${top - r * 0.9} ${x + r * 0.8} ${top}z`
        : path`M${x - r} ${top}C${x - r} ${top - r * 1.35} ${x + r} ${top - r * 1.35} ${x + r} ${top}z`;
    const domeH = head === 'onion' ? r * 2.1 : r;
    headMarks.push(fill(tone.roof, dome));
    headMarks.push(
      fill(
        tone.roofShade,
        head === 'onion'
          ? path`M${x + 2} ${top - r * 2.1}C${x + r * 0.8} ${top - r * 1.5} ${x + r * 1.5} ${top - r * 0.9} ${x + r * 0.8} ${top}H${x + r * 0.2}C${x + r * 0.7} ${top - r} ${x + r * 0.3} ${top - r * 1.5} ${x} ${top - r * 2}z`
          : path`M${x} ${top - r}C${x + r * 0.7} ${top - r} ${x + r} ${top - r * 0.6} ${x + r} ${top}H${x + r * 0.35}C${x + r * 0.45} ${top - r * 0.6} ${x + r * 0.3} ${top - r * 0.9} ${x} ${top - r}z`,
      ),
    );
    peak = top - domeH;
    if (head === 'lantern') {
      headMarks.push(
        fill('trim', rect(x - r * 0.3, peak - r * 0.5, r * 0.6, r * 0.55)),
        fill('window', rect(x - r * 0.12, peak - r * 0.44, r * 0.24, r * 0.4)),
        fill(tone.roof, path`M${x - r * 0.36} ${peak - r * 0.5}q${r * 0.36} ${-r * 0.6} ${r * 0.72} 0z`),
      );
      peak -= r * 0.8;
    }
    headMarks.push(
      line('accent', 1.8, path`M${x} ${peak + 2}v-12`),
      fill('accent', circle(x, peak - 2, 2.2)),
    );
  }
  marks.push(...headMarks);
  marks.push(fill(tone.wall, rect(left, top, w, h)), fill(tone.shade, rect(right - side, top, side, h)));
  if (head === 'crenel' || head === 'pinnacles') {
    marks.push(
      fill(tone.wall, crenels(left - 2, top, w + 4, Math.min(9, w * 0.2))),
      fill(tone.shade, crenels(right - side, top, side + 2, Math.min(9, w * 0.2))),
    );
    if (head === 'pinnacles')
      marks.push(
        fill(tone.wall, spike(left, top + 4, 3, topH * 0.7) + spike(x, top - 2, 2.2, topH * 0.45)),
        fill(tone.shade, spike(right, top + 4, 3, topH * 0.7)),
      );
    peak = top - 8;
  }
  if (head === 'flat') marks.push(fill('trim', rect(left - 3, top - 4, w + 6, 6)));
  marks.push(fill('trim', rect(left - 2, top + 1, w + 4, 3)));
  if (turrets) {
    for (const tx of [left, right]) {
      const body = tx === left ? tone.wall : tone.shade;
      marks.push(
        fill(body, rect(tx - 5, top - 14, 10, h + 14)),
        fill(body, crenels(tx - 6, top - 14, 12, 5)),
        line(tone.shade, 1.2, path`M${tx - 5} ${top - 4}h10M${tx - 5} ${top + h * 0.3}h10`),
      );
    }
  }
  const clockY = clock === undefined ? undefined : y - h * clock;
  const clockR = Math.min(w * 0.25, 13);
  if (belfry > 0) {
    const bh = Math.min(h * 0.22, w * 0.8);
    const by = clockY !== undefined && clockY - top < bh + clockR + 8 ? clockY + clockR + 8 : top + 9;
    const bw = (w - side - 4) / belfry;
    marks.push(
      fill(
        'pane',
        times(belfry)
          .map((index) => opening(kind, left + 4 + index * bw + bw * 0.16, by, bw * 0.6, bh))
          .join(''),
      ),
    );
    marks.push(
      line(tone.shade, 1.6, path`M${left - 1} ${by + bh + 5}h${w + 2}M${left - 1} ${by - 5}h${w + 2}`),
    );
    if (clockY === undefined || by > clockY)
      marks.push(
        ...windows({
          x: left + 3,
          y: by + bh + 10,
          w: w - side - 4,
          h: Math.max(20, y - by - bh - 24),
          cols,
          rows,
          kind,
          fillX: cols > 1 ? 0.5 : 0.34,
          fillY: 0.5,
        }),
      );
    else
      marks.push(
        ...windows({
          x: left + 3,
          y: clockY + clockR + 6,
          w: w - side - 4,
          h: Math.max(20, y - clockY - clockR - 16),
          cols,
          rows,
          kind,
          fillX: cols > 1 ? 0.5 : 0.34,
          fillY: 0.5,
        }),
      );
  } else if (rows > 0) {
    const from = clockY === undefined ? top + 6 : clockY + clockR + 6;
    marks.push(
      ...windows({
        x: left + 3,
        y: from,
        w: w - side - 4,
        h: y - from - 8,
        cols,
        rows,
        kind,
        fillX: cols > 1 ? 0.5 : 0.36,
        fillY: 0.6,
      }),
    );
  }
  if (clockY !== undefined) marks.push(...clockFace(x - side * 0.35, clockY, clockR));
  if (door)
    marks.push(
      fill('trim', opening('pointed', x - w * 0.22 - side * 0.3, y - h * 0.2, w * 0.44, h * 0.2)),
      fill('pane', opening('pointed', x - w * 0.16 - side * 0.3, y - h * 0.17, w * 0.32, h * 0.17)),
    );
  if (flag) marks.push(...flagOn(x, peak + 2));
  return marks;
}

export interface Dome {
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

/** A glass or concrete block of many floors. */
export interface Slab {
  x: number;
  w: number;
  h: number;
  y?: number;
  of?: Stuff;
  cols?: number;
  rows?: number;
  /** How much further right its top stands than its foot. */
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
