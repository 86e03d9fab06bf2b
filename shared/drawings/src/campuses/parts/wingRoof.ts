import { fill, line, type Mark, path, rect, shape, times } from './paint.ts';
import type { stuff } from './walls.ts';

export type WingRoof = 'flat' | 'hip' | 'gable' | 'mansard' | 'crenel' | 'balustrade' | 'none';

interface RoofOf {
  x: number;
  /** Upper edge of the wall. */
  top: number;
  w: number;
  roof: WingRoof;
  roofH: number;
  chimneys: number;
  tone: ReturnType<typeof stuff>;
}

export function wingRoof({ x, top, w, roof, roofH, chimneys, tone }: RoofOf): Mark[] {
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
  return marks;
}
