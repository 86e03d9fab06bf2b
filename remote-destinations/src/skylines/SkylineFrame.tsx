import type { ReactNode } from 'react';
import { Ridge } from './Ridge.tsx';

/** The tones of every drawing, set by the theme for light and dark. */
export const tone = {
  far: 'var(--skyline-far,#c7d6e5)',
  mid: 'var(--skyline-mid,#7f9dba)',
  near: 'var(--skyline-near,#12406b)',
  accent: 'var(--skyline-accent,#f6a81c)',
};

export interface SkylineFrameProps {
  /** Centre and radius of the sun, in the drawing's units. */
  sun: readonly [x: number, y: number, radius: number];
  children?: ReactNode;
}

/**
 * The sheet every skyline is drawn on: 1200 x 320, sun and ridge behind, ground at the foot. It keeps its foot
 * and its middle when cropped, so landmarks stand between x 200 and 1000 and below y 60.
 */
export function SkylineFrame({ sun: [cx, cy, r], children }: SkylineFrameProps) {
  return (
    <svg viewBox="0 0 1200 320" preserveAspectRatio="xMidYMax slice" aria-hidden="true" focusable="false">
      <circle cx={cx} cy={cy} r={r} fill={tone.accent} />
      <Ridge />
      {children}
    </svg>
  );
}
