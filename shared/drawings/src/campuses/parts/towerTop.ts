import { circle, fill, line, type Mark, path, rect, shape } from './paint.ts';
import { crenels, spike, type stuff } from './walls.ts';

export type TowerTop = 'crenel' | 'pinnacles' | 'spire' | 'pyramid' | 'dome' | 'onion' | 'lantern' | 'flat';

/** The shaft below a tower's top: centre, upper edge, width, width of its shaded side, tones. */
export interface Shaft {
  x: number;
  top: number;
  w: number;
  side: number;
  tone: ReturnType<typeof stuff>;
}

/** A spire, a pyramid or a dome; undefined for other tops. `peak` is where a flag would be. */
export function towerRoof(
  { x, top, w, side, tone }: Shaft,
  head: TowerTop,
  topH: number,
): { marks: Mark[]; peak: number } {
  const [left, right] = [x - w / 2, x + w / 2];
  const marks: Mark[] = [];
  let peak = head === 'crenel' || head === 'pinnacles' ? top - 8 : top;
  if (head === 'spire') {
    peak = top - topH;
    marks.push(
      fill(tone.roof, shape(left - 1, top, x, peak, right + 1, top)),
      fill(tone.roofShade, shape(x + w * 0.1, top, x, peak, right + 1, top)),
    );
    marks.push(fill(tone.wall, spike(left + 1, top + 2, 2.6, 18) + spike(right - 1, top + 2, 2.6, 18)));
  }
  if (head === 'pyramid') {
    peak = top - topH;
    marks.push(
      fill(tone.roof, shape(left - 5, top + 1, x, peak, right + 5, top + 1)),
      fill(tone.roofShade, shape(x + side * 0.6, top + 1, x, peak, right + 5, top + 1)),
    );
    marks.push(line('accent', 1.6, path`M${x} ${peak + 2}v-10`));
  }
  if (head === 'dome' || head === 'onion' || head === 'lantern') {
    const r = (w / 2) * 0.98;
    const dome =
      head === 'onion'
        ? path`M${x - r * 0.8} ${top}C${x - r * 1.5} ${top - r * 0.9} ${x - r * 0.8} ${top - r * 1.5} ${x - 2} ${top - r * 2.1}h4C${x + r * 0.8} ${top - r * 1.5} ${x + r * 1.5} ${top - r * 0.9} ${x + r * 0.8} ${top}z`
        : path`M${x - r} ${top}C${x - r} ${top - r * 1.35} ${x + r} ${top - r * 1.35} ${x + r} ${top}z`;
    const domeH = head === 'onion' ? r * 2.1 : r;
    marks.push(fill(tone.roof, dome));
    marks.push(
      fill(
        tone.roofShade,
        head === 'onion'
          ? path`M${x + 2} ${top - r * 2.1}C${x + r * 0.8} ${top - r * 1.5} ${x + r * 1.5} ${top - r * 0.9} ${x + r * 0.8} ${top}H${x + r * 0.2}C${x + r * 0.7} ${top - r} ${x + r * 0.3} ${top - r * 1.5} ${x} ${top - r * 2}z`
          : path`M${x} ${top - r}C${x + r * 0.7} ${top - r} ${x + r} ${top - r * 0.6} ${x + r} ${top}H${x + r * 0.35}C${x + r * 0.45} ${top - r * 0.6} ${x + r * 0.3} ${top - r * 0.9} ${x} ${top - r}z`,
      ),
    );
    peak = top - domeH;
    if (head === 'lantern') {
      marks.push(
        fill('trim', rect(x - r * 0.3, peak - r * 0.5, r * 0.6, r * 0.55)),
        fill('window', rect(x - r * 0.12, peak - r * 0.44, r * 0.24, r * 0.4)),
        fill(tone.roof, path`M${x - r * 0.36} ${peak - r * 0.5}q${r * 0.36} ${-r * 0.6} ${r * 0.72} 0z`),
      );
      peak -= r * 0.8;
    }
    marks.push(line('accent', 1.8, path`M${x} ${peak + 2}v-12`), fill('accent', circle(x, peak - 2, 2.2)));
  }
  return { marks, peak };
}

/** Battlements, pinnacles or a cornice, in front of the shaft. */
export function battlement({ x, top, w, side, tone }: Shaft, head: TowerTop, topH: number): Mark[] {
  const [left, right] = [x - w / 2, x + w / 2];
  const marks: Mark[] = [];
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
  }
  if (head === 'flat') marks.push(fill('trim', rect(left - 3, top - 4, w + 6, 6)));
  return marks;
}
