interface SunProps {
  x: number;
  y: number;
  radius: number;
  colour: string;
}

/** The sun of a cover; in the dark scheme a crescent moon. */
export const Sun = ({ x, y, radius, colour }: SunProps) => (
  <g fill={colour} transform={`translate(${x} ${y})rotate(-24)scale(${radius})`}>
    <circle data-sun="" r="1" />
    <path data-moon="" d="M0-1a1 1 0 0 1 0 2a1.5 1.5 0 0 0 0-2" />
  </g>
);
