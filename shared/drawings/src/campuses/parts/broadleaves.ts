import { castShadow, crown, type Tree } from './crown.ts';
import { fill, line, type Mark, path, times } from './paint.ts';

/** A broad tree: an oak, maple, linden, cherry or jacaranda, by its hue. */
export function broad({ x, y, s, hue = 'leaf' }: Tree): Mark[] {
  const w = s * 0.036;
  return [
    castShadow(x, y, s * 0.36),
    fill(
      'trunk',
      path`M${x - w * 1.7} ${y}Q${x - w * 0.7} ${y - s * 0.06} ${x - w * 0.6} ${y - s * 0.5}h${w * 1.2}Q${x + w * 0.7} ${y - s * 0.06} ${x + w * 1.8} ${y}z`,
    ),
    line(
      'trunk',
      w * 0.9,
      path`M${x} ${y - s * 0.36}L${x - s * 0.16} ${y - s * 0.56}M${x} ${y - s * 0.32}L${x + s * 0.15} ${y - s * 0.52}`,
    ),
    ...crown(x, y - s * 0.64, s * 0.4, s * 0.35, hue, `broad${x}${s}`),
  ];
}

/** A tree that is taller than wide: a ginkgo, an elm or a young tree. */
export function oval({ x, y, s, hue = 'leaf' }: Tree): Mark[] {
  return [
    castShadow(x, y, s * 0.22),
    fill('trunk', path`M${x - s * 0.03} ${y}l${s * 0.015} ${-s * 0.5}h${s * 0.03}l${s * 0.02} ${s * 0.5}z`),
    ...crown(x, y - s * 0.6, s * 0.23, s * 0.4, hue, `oval${x}${s}`),
  ];
}

/** Eucalyptus: pale forked trunk, foliage in separate clouds. */
export function gum({ x, y, s, hue = 'leaf' }: Tree): Mark[] {
  const at = (dx: number, dy: number) => [x + dx * s, y - dy * s] as const;
  const clouds: [number, number, number, number][] = [
    [-0.24, 0.66, 0.17, 0.1],
    [0.22, 0.6, 0.17, 0.1],
    [-0.04, 0.86, 0.21, 0.12],
    [0.2, 0.8, 0.13, 0.09],
    [-0.27, 0.82, 0.11, 0.07],
  ];
  return [
    castShadow(x, y, s * 0.3),
    line('bark', s * 0.05, path`M${x} ${y}Q${x + s * 0.04} ${y - s * 0.3} ${x - s * 0.01} ${y - s * 0.44}`),
    line(
      'bark',
      s * 0.028,
      path`M${x} ${y - s * 0.4}L${at(-0.22, 0.64).join(' ')}M${x} ${y - s * 0.42}L${at(0.02, 0.82).join(' ')}M${x + s * 0.01} ${y - s * 0.36}L${at(0.2, 0.58).join(' ')}M${at(0.1, 0.5).join(' ')}L${at(0.18, 0.78).join(' ')}`,
    ),
    ...clouds.flatMap(([dx, dy, rx, ry]) => crown(...at(dx, dy), rx * s, ry * s, hue, `gum${dx}${x}`)),
  ];
}

/** Birch: a white trunk with dark marks, a light crown. */
export function birch({ x, y, s, hue = 'leaf' }: Tree): Mark[] {
  return [
    castShadow(x, y, s * 0.2),
    ...crown(x, y - s * 0.66, s * 0.2, s * 0.34, hue, `birch${x}`),
    fill(
      'white',
      path`M${x - s * 0.02} ${y}l${s * 0.01} ${-s * 0.62}h${s * 0.018}l${s * 0.016} ${s * 0.62}z`,
    ),
    line(
      'ink',
      1.6,
      times(5)
        .map((index) => path`M${x - s * 0.016} ${y - s * (0.08 + index * 0.1)}h${s * 0.02}`)
        .join(''),
      0.7,
    ),
  ];
}
