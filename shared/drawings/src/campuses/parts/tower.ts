import { circle, fill, ground, line, type Mark, path, rect, times } from './paint.ts';
import { battlement, type TowerTop, towerRoof } from './towerTop.ts';
import { crenels, type Stuff, stuff } from './walls.ts';
import { opening, type WindowKind, windows } from './windows.ts';

interface Tower {
  /** Centre. */
  x: number;
  w: number;
  /** Height of the shaft. */
  h: number;
  y?: number;
  of?: Stuff;
  top?: TowerTop;
  topH?: number;
  /** Height of the clock's centre above the shaft's base, as a share of the shaft; no clock if absent. */
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
function clockFace(x: number, y: number, r: number): Mark[] {
  return [
    fill('ink', circle(x, y, r + 1.8)),
    fill('white', circle(x, y, r)),
    line('ink', Math.max(1.2, r * 0.16), path`M${x} ${y - r * 0.72}V${y}L${x + r * 0.5} ${y + r * 0.3}`),
  ];
}

/** A flag on its pole, flying away from the sun. */
function flagOn(x: number, y: number): Mark[] {
  return [
    line('ink', 1.4, path`M${x} ${y}v-24`),
    fill('accent', path`M${x} ${y - 24}q7 -4 13 0t10 0v10q-5 3 -10 0t-13 0z`),
  ];
}

/** A square tower with its top, clock, belfry and windows. */
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
  const [left, right] = [x - w / 2, x + w / 2];
  const side = w * 0.24;
  const marks: Mark[] = [];
  const shaft = { x, top, w, side, tone };
  const roof = towerRoof(shaft, head, topH);
  marks.push(...roof.marks);
  marks.push(fill(tone.wall, rect(left, top, w, h)), fill(tone.shade, rect(right - side, top, side, h)));
  marks.push(...battlement(shaft, head, topH));
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
  const lights = (from: number, height: number, single: number, fillY: number) =>
    marks.push(
      ...windows({
        x: left + 3,
        y: from,
        w: w - side - 4,
        h: height,
        cols,
        rows,
        kind,
        fillX: cols > 1 ? 0.5 : single,
        fillY,
      }),
    );
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
    const foot = clockY === undefined || by > clockY ? by + bh + 10 : clockY + clockR + 6;
    lights(foot, Math.max(20, y - foot - (by > (clockY ?? 0) ? 14 : 10)), 0.34, 0.5);
  } else if (rows > 0) {
    const foot = clockY === undefined ? top + 6 : clockY + clockR + 6;
    lights(foot, y - foot - 8, 0.36, 0.6);
  }
  if (clockY !== undefined) marks.push(...clockFace(x - side * 0.35, clockY, clockR));
  if (door)
    marks.push(
      fill('trim', opening('pointed', x - w * 0.22 - side * 0.3, y - h * 0.2, w * 0.44, h * 0.2)),
      fill('pane', opening('pointed', x - w * 0.16 - side * 0.3, y - h * 0.17, w * 0.32, h * 0.17)),
    );
  if (flag) marks.push(...flagOn(x, roof.peak + 2));
  return marks;
}
