/** What every part of a campus is made of: marks in named tones, later ones before earlier ones. */
import type { Tone } from '../tones/tones.ts';

export interface Mark {
  /** An SVG path. */
  d: string;
  tone: Tone;
  /** Width of the line; without it the path is filled. */
  line?: number;
  opacity?: number;
  /** Round ends of a line. */
  round?: true;
}

/** Height of the ground that buildings stand on, in the picture's units from its top. */
export const ground = 380;

/** A number as short as a drawing needs it. */
const short = (value: number) => String(Math.round(value * 10) / 10);

/** Path text with its numbers shortened: path`M${x} ${y}h${w}`. */
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
  // An arc that ends where it begins is not drawn: it stops a tenth short.
  path`M${x} ${y - r}a${r} ${r} 0 1 1 -.1 0z`;

export const ellipse = (x: number, y: number, rx: number, ry: number) =>
  path`M${x - rx} ${y}a${rx} ${ry} 0 1 1 ${2 * rx} 0a${rx} ${ry} 0 1 1 ${-2 * rx} 0z`;

/** A closed shape through points given as x, y, x, y… */
export const shape = (...points: number[]) => `M${points.map(short).join(' ')}z`;

/** `count` numbers from 0. */
export const times = (count: number) => Array.from({ length: Math.round(count) }, (_, index) => index);

/** Repeatable random numbers from 0 to 1 (mulberry32), so that a drawing is the same at every build. */
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
