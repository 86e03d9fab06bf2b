import type { ReactNode } from 'react';
import { Ridge } from './Ridge.tsx';
import { tone } from './tone.ts';

export interface SkylineFrameProps {
  /** Centre and radius of the sun, in the drawing's units. */
  sun: readonly [x: number, y: number, radius: number];
  children?: ReactNode;
}

/**
 * The sheet every skyline is drawn on: 1200 x 320, sun and ridge behind, ground at the foot. It keeps its foot
 * and its middle when cropped, so landmarks stand between x 190 and 1010 and no higher than y 70.
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
