import { circle, dice, ellipse, fill, ground, line, type Mark, path, times } from './paint.ts';

type Coat = 'accent' | 'ember' | 'white' | 'ink' | 'leaf';

/** A student with a bag; `y` is the ground below the feet. Nearer students are larger. */
function student(x: number, y: number, coat: Coat, s = 1): Mark[] {
  const h = (22 + (y - ground) * 0.16) * s;
  const u = h / 22;
  return [
    fill('lawnShade', ellipse(x + 5 * u, y, 8 * u, 1.8 * u), 0.6),
    line(
      'ink',
      2.3 * u,
      path`M${x - 1.6 * u} ${y - 8 * u}L${x - 2.6 * u} ${y}M${x + 1.6 * u} ${y - 8 * u}L${x + 3 * u} ${y}`,
    ),
    fill(
      coat,
      path`M${x - 3.6 * u} ${y - 7 * u}v${-6.6 * u}q0 ${-2.6 * u} 3.6 ${-2.6 * u}t${3.6 * u} ${2.6 * u}v${6.6 * u}z`,
    ),
    fill(
      coat === 'ember' ? 'accent' : 'ember',
      path`M${x - 5.4 * u} ${y - 14 * u}h${2.6 * u}v${6 * u}h${-2.6 * u}z`,
    ),
    fill('skin', circle(x, y - 19 * u, 2.9 * u)),
    fill(
      'ink',
      path`M${x - 3.1 * u} ${y - 19 * u}a${3.1 * u} ${3.1 * u} 0 0 1 ${6.2 * u} 0q${-2 * u} ${-1.4 * u} ${-6.2 * u} 0z`,
    ),
  ];
}

/** Two or three students on the ground between `from` and `to`. */
export function students(seed: string, from = 200, to = 460, count = 3): Mark[] {
  const roll = dice(`students${seed}`);
  const coats: Coat[] = ['accent', 'ember', 'white', 'ink'];
  const turn = Math.floor(roll() * 4);
  return times(count)
    .map((index) => ({
      x: from + ((index + 0.2 + roll() * 0.6) * (to - from)) / count,
      y: ground + 12 + roll() * 50,
      coat: coats[(index + turn) % 4] ?? 'accent',
    }))
    .sort((one, other) => one.y - other.y)
    .flatMap(({ x, y, coat }) => student(x, y, coat));
}
