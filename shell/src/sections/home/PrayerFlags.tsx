/** Blue, white, red, green, yellow: the order in which prayer flags hang. */
const colors = ['#2F6DB5', '#FBF7EF', '#C43D2F', '#2E8055', '#F6A81C'];

/** The line sags between a point left of the picture's middle and the stupa's spire. */
const line = [
  { x: 640, y: 596 },
  { x: 960, y: 560 },
  { x: 1250, y: 466 },
] as const;

/** A point of the quadratic curve, `t` of the way along. */
function pointAt(t: number) {
  const [from, sag, to] = line;
  const on = (axis: 'x' | 'y') => (1 - t) ** 2 * from[axis] + 2 * t * (1 - t) * sag[axis] + t ** 2 * to[axis];
  return { x: Math.round(on('x')), y: Math.round(on('y')) };
}

const count = 20;

/** Every fifth flag from the given one on, as one path; the wind leans them all to the left. */
function flagsFrom(first: number): string {
  const path: string[] = [];
  for (let flag = first; flag < count; flag += colors.length) {
    const left = pointAt((flag + 0.16) / count);
    const right = pointAt((flag + 0.86) / count);
    const slope = right.y - left.y;
    path.push(`M${left.x} ${left.y}l22 ${slope}-4 24-22 ${2 - slope}z`);
  }
  return path.join('');
}

/** Prayer flags on their line, inside the scene's picture. */
export function PrayerFlags() {
  const [from, sag, to] = line;
  return (
    <>
      <path
        fill="none"
        stroke="var(--mui-palette-text-secondary)"
        d={`M${from.x} ${from.y}Q${sag.x} ${sag.y} ${to.x} ${to.y}`}
      />
      {colors.map((color, first) => (
        <path key={color} fill={color} d={flagsFrom(first)} />
      ))}
    </>
  );
}
