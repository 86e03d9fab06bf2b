import { tone } from './tone.ts';

interface SunProps {
  /** Centre and radius, in the drawing's units. */
  at: readonly [x: number, y: number, radius: number];
  /** Radius of the light around it, by day. */
  halo?: number;
}

/** The sun; at night, when its disc has no colour, the same moon in every drawing. */
export function Sun({ at: [x, y, r], halo }: SunProps) {
  return (
    <>
      {halo ? <circle cx={x} cy={y} r={halo} fill={tone.disc} opacity=".16" /> : null}
      <g transform={`rotate(-24 ${x} ${y})`}>
        <circle cx={x} cy={y} r={r} fill={tone.disc} />
        <path
          fill={tone.sun}
          d={`M${x} ${y - r}a${r} ${r} 0 0 1 0 ${2 * r}a${r * 1.5} ${r * 1.5} 0 0 0 0-${2 * r}z`}
        />
      </g>
    </>
  );
}
