/** Rows of windows; after dusk some of them are lit. */

import { dice, fill, type Mark, path, rect, times } from './paint.ts';

export type WindowKind = 'square' | 'round' | 'pointed' | 'tall' | 'sash';

/** One opening with its foot at (x, y + h). */
export function opening(kind: WindowKind, x: number, y: number, w: number, h: number): string {
  if (kind === 'round') return path`M${x} ${y + h}V${y + w / 2}a${w / 2} ${w / 2} 0 0 1 ${w} 0V${y + h}z`;
  if (kind === 'pointed') {
    const spring = y + Math.min(h * 0.5, w * 0.85);
    return path`M${x} ${y + h}V${spring}Q${x} ${y + w * 0.22} ${x + w / 2} ${y}Q${x + w} ${y + w * 0.22} ${x + w} ${spring}V${y + h}z`;
  }
  return rect(x, y, w, h);
}

interface Windows {
  x: number;
  y: number;
  w: number;
  h: number;
  cols: number;
  rows?: number;
  kind?: WindowKind;
  /** The share of its cell that an opening fills, horizontally and vertically. */
  fillX?: number;
  fillY?: number;
  /** A light frame around each opening. */
  framed?: boolean;
  /** The share of windows without light. */
  dark?: number;
}

export function windows({
  x,
  y,
  w,
  h,
  cols,
  rows = 1,
  kind = 'square',
  fillX = 0.5,
  fillY = 0.62,
  framed = false,
  dark = 0.4,
}: Windows): Mark[] {
  const roll = dice(`windows${x}${y}${cols}`);
  const [cellW, cellH] = [w / cols, h / rows];
  const [paneW, paneH] = [cellW * fillX, cellH * fillY];
  const lit: string[] = [];
  const unlit: string[] = [];
  const frames: string[] = [];
  for (const row of times(rows))
    for (const col of times(cols)) {
      const [left, top] = [x + col * cellW + (cellW - paneW) / 2, y + row * cellH + (cellH - paneH) / 2];
      (roll() < dark ? unlit : lit).push(opening(kind, left, top, paneW, paneH));
      const edge = Math.min(1.6, paneW * 0.22);
      if (framed) frames.push(opening(kind, left - edge, top - edge, paneW + 2 * edge, paneH + 2 * edge));
    }
  const marks = framed ? [fill('trim', frames.join(''))] : [];
  if (lit.length > 0) marks.push(fill('window', lit.join('')));
  if (unlit.length > 0) marks.push(fill('pane', unlit.join('')));
  return marks;
}
