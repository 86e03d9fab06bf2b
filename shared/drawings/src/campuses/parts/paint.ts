/** The building blocks of all parts of a campus: marks in named tones, drawn from back to front. */
import type { Tone } from '../tones/tones.ts';

export interface Mark {
  /** An SVG path. */
  d: string;
  tone: Tone;
  /** Line width; if absent, the path is filled. */
  line?: number;
  opacity?: number;
  /** Draws round ends. */
  round?: true;
}

/** Height of the ground below the picture's top, in the picture's units. */
export const ground = 380;

/** A number with no more digits than a drawing needs. */
const short = (value: number) => String(Math.round(value * 10) / 10);

/** A path's text with shortened numbers: path`M${x} ${y}h${w}`. */
export function path(texts: TemplateStringsArray, ...values: (number | string)[]): string {
  return texts.reduce((text, next, index) => {
    const value = values[index - 1] ?? '';
    return text + (typeof value === 'number' ? short(value) : value) + next;
  });
}

export const fill = (tone: Tone, d: string, opacity = 1): Mark => ({ tone, d, opacity });

export const line = (tone: Tone, width: number, d: string, opacity = 1): Mark => ({
  tone,
  d,
  line: width,
  opacity,
});

/** A line with round ends. */
export const roundLine = (tone: Tone, width: number, d: string, opacity = 1): Mark => ({
  ...line(tone, width, d, opacity),
  round: true,
});

export const rect = (x: number, y: number, w: number, h: number) => path`M${x} ${y}h${w}v${h}h${-w}z`;

export const circle = (x: number, y: number, r: number) =>
  // SVG does not draw an arc that ends where it begins, so this one ends a tenth of a unit earlier.
  path`M${x} ${y - r}a${r} ${r} 0 1 1 -.1 0z`;

export const ellipse = (x: number, y: number, rx: number, ry: number) =>
  path`M${x - rx} ${y}a${rx} ${ry} 0 1 1 ${2 * rx} 0a${rx} ${ry} 0 1 1 ${-2 * rx} 0z`;

/** A closed shape through points given as x, y, x, y… */
export const shape = (...points: number[]) => `M${points.map(short).join(' ')}z`;

/** `count` numbers from 0. */
export const times = (count: number) => Array.from({ length: Math.round(count) }, (_, index) => index);

/** Repeatable random numbers from 0 to 1 (mulberry32), so that each build draws the same picture. */
export function dice(seed: string): () => number {
  let state = 2166136261;
  for (const letter of seed) state = Math.imul(state ^ letter.charCodeAt(0), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
