import type { ReactNode } from 'react';
import { Ridge } from './Ridge.tsx';
import { tone } from './tone.ts';

export interface SkylineFrameProps {
  /** Centre and radius of the sun, in the drawing's units. */
  sun: readonly [x: number, y: number, radius: number];
  children?: ReactNode;
}

/**
 * The background of every skyline: 1200 x 320, sun and ridge behind, ground at the bottom. When cropped it keeps its
 * bottom and its middle, so landmarks are between x 190 and 1010 and below y 70.
 */
export function SkylineFrame({ sun: [cx, cy, r], children }: SkylineFrameProps) {
  return (
    <svg viewBox="0 0 1200 320" aria-hidden="true">
      <circle cx={cx} cy={cy} r={r} fill={tone.accent} />
      <Ridge />
      {children}
    </svg>
  );
}
