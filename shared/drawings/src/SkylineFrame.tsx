import type { ReactNode } from 'react';
import { Ridge } from './Ridge.tsx';
import { type OwnTones, ownStyle, tone } from './tone.ts';

export interface SkylineFrameProps {
  /** Centre and radius of the sun, in the drawing's units; at night it is a moon. */
  sun: readonly [x: number, y: number, radius: number];
  /** The light of this place, where it is not that of Nepal. */
  tones?: OwnTones;
  children?: ReactNode;
}

const stars =
  'M120 40h3v3h-3zM210 18h2v2h-2zM318 52h3v3h-3zM402 14h2v2h-2zM470 48h2v2h-2zM548 22h3v3h-3zM760 30h3v3h-3zM838 56h2v2h-2zM912 18h3v3h-3zM1010 44h2v2h-2zM1094 16h3v3h-3zM1160 60h2v2h-2zM60 84h2v2h-2zM266 96h2v2h-2z';

/**
 * The background of every skyline: 1200 x 320, sky, sun and ridge behind, ground at the bottom. When cropped it keeps
 * its bottom and its middle, so landmarks are between x 190 and 1010 and below y 70.
 */
export function SkylineFrame({ sun: [cx, cy, r], tones, children }: SkylineFrameProps) {
  return (
    <svg viewBox="0 0 1200 320" aria-hidden="true">
      {tones ? <style>{ownStyle(tones)}</style> : null}
      <linearGradient id="sky" x2="0" y2="1">
        {/* Clear where a wide screen crops the sky, so that it has no edge. */}
        <stop offset=".2" stopColor={tone.glow} stopOpacity="0" />
        <stop offset=".8" stopColor={tone.glow} />
      </linearGradient>
      <path fill="url(#sky)" d="M0 0h1200v320H0z" />
      <path fill={tone.star} d={stars} />
      <circle cx={cx} cy={cy} r={r * 1.6} fill={tone.sun} opacity=".16" />
      <g transform={`rotate(-24 ${cx} ${cy})`}>
        <circle cx={cx} cy={cy} r={r} fill={tone.disc} />
        <path
          fill={tone.sun}
          d={`M${cx} ${cy - r}a${r} ${r} 0 0 1 0 ${2 * r}a${r * 1.5} ${r * 1.5} 0 0 0 0-${2 * r}z`}
        />
      </g>
      <Ridge />
      {children}
    </svg>
  );
}
