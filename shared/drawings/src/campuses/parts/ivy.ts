import { fill, type Mark, path, times } from './paint.ts';

/** Ivy that climbs a wall. */
export function climbing(x: number, top: number, w: number, h: number, y: number): Mark[] {
  const clump = (cx: number, cy: number, r: number) =>
    path`M${cx - r} ${cy}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`;
  const at = times(Math.round(w / 16)).map((index) => x + 8 + index * 16);
  const leaves = at.map((cx, index) => {
    const reach = h * (0.35 + 0.4 * Math.abs(Math.sin(index * 2.3)));
    return times(Math.round(reach / 9))
      .map((step) => clump(cx + Math.sin(step * 1.7 + index) * 5, y - 4 - step * 9, 6.5))
      .join('');
  });
  return [
    fill('leafShade', leaves.join(''), 0.9),
    fill(
      'leaf',
      at.map((cx, index) => clump(cx - 2, top + h * (0.35 + 0.25 * Math.sin(index * 2.3)), 5)).join(''),
    ),
  ];
}
