import { fill, ground, line, type Mark, path, rect, shape, times } from './paint.ts';
import { discAt, type Stuff, spike, stuff } from './walls.ts';
import { windows } from './windows.ts';

interface Gable {
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
  /** The wall's windows: one large pointed window, a round one, or rows. */
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
