import type { ReactNode } from 'react';
import { Ridge } from './Ridge.tsx';
import { Sun } from './Sun.tsx';
import { type OwnTones, ownStyle, tone } from './tone.ts';

export interface SkylineFrameProps {
  /** Centre and radius of the sun, in the drawing's units; at night it is a moon. */
  sun: readonly [x: number, y: number, radius: number];
  /** The colours of this place, if they are not those of Nepal. */
  tones?: OwnTones;
  children?: ReactNode;
}

/** Each star is a line of no length with round ends. */
const stars =
  'M120 40h0M210 18h0M318 52h0M402 14h0M470 48h0M548 22h0M760 30h0M838 56h0M912 18h0M1010 44h0M1094 16h0M1160 60h0M60 84h0M266 96h0';

/**
 * The background of every skyline: 1200 x 320, sky, sun and ridge behind, ground at the bottom. When cropped it keeps
 * its bottom and its middle, so landmarks are between x 190 and 1010 and below y 70.
 */
export function SkylineFrame({ sun, tones, children }: SkylineFrameProps) {
  return (
    <svg viewBox="0 0 1200 320" aria-hidden="true">
      {tones ? <style>{ownStyle(tones)}</style> : null}
      <linearGradient id="sky" x2="0" y2="1">
        {/* The glow is transparent where a wide screen crops the sky, so that no edge is seen. */}
        <stop offset=".2" stopColor={tone.glow} stopOpacity="0" />
        <stop offset=".8" stopColor={tone.glow} />
      </linearGradient>
      <path fill="url(#sky)" d="M0 0h1200v320H0z" />
      <path stroke={tone.star} strokeWidth="2.4" strokeLinecap="round" d={stars} />
      <Sun at={sun} halo={sun[2] * 1.6} />
      <Ridge />
      {children}
    </svg>
  );
}
