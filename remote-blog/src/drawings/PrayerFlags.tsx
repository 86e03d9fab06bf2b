import { tones } from './coverTones.ts';

const colors = [tones.slope, tones.paper, tones.marigold, tones.haze, tones.ember];

type Point = readonly [x: number, y: number];

/** A rope of `count` prayer flags, hung from one point to another by way of a control point. */
export function PrayerFlags({ from, by, to, count }: { from: Point; by: Point; to: Point; count: number }) {
  const at = (t: number, axis: 0 | 1) =>
    Math.round((1 - t) ** 2 * from[axis] + 2 * t * (1 - t) * by[axis] + t ** 2 * to[axis]);
  return (
    <>
      <path d={`M${from}Q${by} ${to}`} fill="none" stroke={tones.ridge} strokeWidth="1.5" />
      {Array.from({ length: count }, (_, index) => {
        const [start, end] = [(index + 0.2) / count, (index + 0.85) / count];
        const [left, right] = [at(start, 0), at(end, 0)];
        const [top, topRight] = [at(start, 1), at(end, 1)];
        const d = `M${left} ${top}L${right} ${topRight}l-2 22L${left - 1} ${top + 21}z`;
        return <path key={d} d={d} fill={colors[index % colors.length]} />;
      })}
    </>
  );
}
