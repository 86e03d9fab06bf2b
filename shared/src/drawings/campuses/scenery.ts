/** What lies behind and before a campus: hills, cities, water, lawns, people. */
import {
  circle,
  dice,
  ellipse,
  fill,
  ground,
  line,
  type Mark,
  path,
  rect,
  roundLine,
  shape,
  times,
} from './paint.ts';
import type { Tone } from './tones.ts';

/** A line of soft hills across the picture, its crests about `y`. */
export function hills(tone: Tone, y: number, swing: number, seed: string): Mark {
  const roll = dice(seed);
  const phase = roll() * 6;
  const points = times(9).map(
    (index) => [index * 80, y - Math.sin(index * 0.9 + phase) * swing - roll() * swing * 0.5] as const,
  );
  const curve = points.slice(1).map(([px, py], index) => {
    const [lastX, lastY] = points[index] ?? [0, y];
    return path`C${lastX + 40} ${lastY} ${px - 40} ${py} ${px} ${py}`;
  });
  return fill(tone, path`M0 ${points[0]?.[1] ?? y}` + curve.join('') + path`V${ground + 20}H0z`);
}

/** Snow peaks, like the ridge behind the country skylines. */
export function alps(y: number, h: number, seed: string): Mark[] {
  const roll = dice(seed);
  const marks: Mark[] = [];
  const peaks: [number, number][] = [];
  for (let x = -30; x < 680; x += 46 + roll() * 30) peaks.push([x, y - h * (0.45 + roll() * 0.55)]);
  const points = peaks.flatMap(([x, top], index) => {
    const [nextX = 700, nextTop = top] = peaks[index + 1] ?? [];
    return [x, top, (x + nextX) / 2, Math.max(top, nextTop) + h * 0.28];
  });
  marks.push(fill('far', shape(-40, ground, ...points, 700, ground)));
  for (const [x, top] of peaks) {
    const s = h * 0.3;
    marks.push(
      fill(
        'white',
        shape(
          x,
          top,
          x - s * 0.62,
          top + s * 0.8,
          x - s * 0.3,
          top + s * 0.62,
          x - s * 0.12,
          top + s * 0.95,
          x + s * 0.12,
          top + s * 0.6,
          x + s * 0.3,
          top + s * 0.9,
          x + s * 0.56,
          top + s * 0.74,
        ),
        0.85,
      ),
    );
    marks.push(
      fill(
        'middle',
        shape(
          x,
          top,
          x + s * 0.56,
          top + s * 0.74,
          x + h * 0.5,
          top + h * 0.62,
          x + h * 0.08,
          top + h * 0.9,
          x + s * 0.12,
          top + s * 0.6,
        ),
        0.28,
      ),
    );
  }
  return marks;
}

/** A far town, hazy: blocks between `from` and `to`. */
export function town(from: number, to: number, y: number, h: number, seed: string, tone: Tone = 'far'): Mark {
  const roll = dice(seed);
  let text = '';
  for (let x = from; x < to; ) {
    const w = 16 + roll() * 26;
    const height = h * (0.35 + roll() * 0.65);
    text += rect(x, y - height, w + 1, height + 40);
    if (roll() > 0.7) text += rect(x + w / 2 - 1, y - height - 12, 2, 12);
    x += w;
  }
  return fill(tone, text);
}

/** A wood in the distance, its tops about `y`. */
export function wood(tone: Tone, y: number, from = -10, to = 650, seed = 'wood', size = 15): Mark {
  const roll = dice(seed);
  let text = rect(from, y, to - from, ground + 10 - y);
  for (let x = from; x < to; x += size * 0.9) text += circle(x, y + roll() * 8, size * (0.7 + roll() * 0.5));
  return fill(tone, text);
}

/** Long flat clouds. */
export function clouds(seed: string, count = 3): Mark {
  const roll = dice(`clouds${seed}`);
  const bar = (x: number, y: number, w: number, h: number) =>
    path`M${x} ${y}h${w}a${h} ${h} 0 0 1 0 ${2 * h}h${-w}a${h} ${h} 0 0 1 0 ${-2 * h}z`;
  const text = times(count).map((index) => {
    const [x, y, w] = [40 + ((index + roll() * 0.7) * 560) / count, 44 + roll() * 110, 50 + roll() * 60];
    return bar(x, y, w, 5) + bar(x + w * 0.25, y - 8, w * 0.5, 5) + bar(x + w * 0.4, y + 9, w * 0.9, 3.5);
  });
  return fill('cloud', text.join(''), 0.62);
}

/** A few birds. */
export const birds = (x: number, y: number): Mark =>
  line(
    'ink',
    1.6,
    [
      [0, 0, 1],
      [22, -9, 0.8],
      [40, 4, 0.7],
    ]
      .map(
        ([dx = 0, dy = 0, s = 1]) =>
          path`M${x + dx - 8 * s} ${y + dy - 3 * s}q${5 * s} ${-3 * s} ${8 * s} ${3 * s}q${3 * s} ${-6 * s} ${8 * s} ${-3 * s}`,
      )
      .join(''),
    0.55,
  );

/** Lawn to the foot of the picture, with a path from a door at `door` that widens towards us. */
export function lawn(door: number | undefined, sway = 0): Mark[] {
  const marks = [
    fill('lawn', path`M0 ${ground - 8}Q160 ${ground - 15} 320 ${ground - 11}T640 ${ground - 9}V480H0z`),
    fill(
      'lawnShade',
      path`M0 ${ground + 34}Q180 ${ground + 22} 330 ${ground + 40}T640 ${ground + 26}V${ground + 44}Q500 ${ground + 60} 330 ${ground + 58}T0 ${ground + 56}z`,
      0.32,
    ),
    fill(
      'lawnShade',
      path`M0 ${ground + 78}Q200 ${ground + 64} 360 ${ground + 80}T640 ${ground + 70}V480H0z`,
      0.42,
    ),
  ];
  if (door !== undefined) {
    const foot = door + sway;
    marks.push(
      fill(
        'path',
        path`M${door - 9} ${ground - 1}C${door - 14} ${ground + 34} ${foot - 10} ${ground + 52} ${foot - 66} 480H${foot + 66}C${foot + 26} ${ground + 52} ${door + 24} ${ground + 34} ${door + 9} ${ground - 1}z`,
      ),
    );
    marks.push(
      fill(
        'lawnShade',
        path`M${foot + 66} 480C${foot + 26} ${ground + 52} ${door + 24} ${ground + 34} ${door + 9} ${ground - 1}h-3C${door + 17} ${ground + 36} ${foot + 16} ${ground + 54} ${foot + 52} 480z`,
        0.3,
      ),
    );
  }
  return marks;
}

/** A paved court, for campuses in the middle of a city. */
export const court = (): Mark[] => [
  fill('path', rect(0, ground - 4, 640, 104)),
  line(
    'trim',
    1.6,
    path`M0 ${ground + 16}H640M0 ${ground + 42}H640M0 ${ground + 76}H640` +
      times(13)
        .map((index) => path`M${320 + (index - 6) * 46} ${ground}L${320 + (index - 6) * 104} 480`)
        .join(''),
    0.55,
  ),
  fill('shade', rect(0, ground - 4, 640, 9), 0.35),
];

/** Water from `y` down to `foot`, with ripples. */
export function water(y: number, foot = 480, seed = 'water'): Mark[] {
  const roll = dice(seed);
  const ripple = times(Math.round((foot - y) / 6)).map((index) => {
    const at = y + 7 + index * 6 + roll() * 3;
    return path`M${roll() * 560} ${at}h${24 + roll() * 60}M${roll() * 600} ${at + 2}h${14 + roll() * 30}`;
  });
  const shore = (at: number) => path`M0 ${at}Q90 ${at - 5} 190 ${at}T400 ${at}T640 ${at - 2}V${foot}H0z`;
  return [
    fill('lawnShade', shore(y - 3)),
    fill('path', shore(y - 1), 0.8),
    fill('water', shore(y + 2)),
    roundLine('ripple', 1.8, ripple.join(''), 0.65),
  ];
}

/** A pond with grassy banks. */
export function pond(x: number, y: number, rx: number, ry: number): Mark[] {
  return [
    fill('lawnShade', ellipse(x, y - 1, rx + 7, ry + 3)),
    fill('path', ellipse(x, y + 1, rx + 5, ry + 2.5), 0.8),
    fill('water', ellipse(x, y, rx, ry)),
    line(
      'ripple',
      1.8,
      path`M${x - rx * 0.6} ${y - ry * 0.3}h${rx * 0.5}M${x - rx * 0.2} ${y + ry * 0.2}h${rx * 0.7}M${x - rx * 0.5} ${y + ry * 0.55}h${rx * 0.4}M${x + rx * 0.2} ${y - ry * 0.5}h${rx * 0.3}`,
      0.8,
    ),
  ];
}

type Coat = 'accent' | 'ember' | 'white' | 'ink' | 'leaf';
/** A student with a bag; `y` is where the feet stand, nearer ones are larger. */
export function student(x: number, y: number, coat: Coat, s = 1): Mark[] {
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

/** A bed of flowers along the near edge. */
export function flowers(x: number, w: number, y: number, tone: Tone, seed = 'flowers'): Mark[] {
  const roll = dice(`${seed}${x}`);
  const dots = times(Math.round(w / 5)).map(() =>
    circle(x + roll() * w, y - 4 - roll() * 12, 2 + roll() * 1.4),
  );
  return [
    fill(
      'leafShade',
      path`M${x - 6} ${y + 8}q${w * 0.1} -22 ${w * 0.3} -20t${w * 0.3} -2q${w * 0.3} -6 ${w * 0.4 + 12} 22z`,
    ),
    fill(tone, dots.join('')),
  ];
}
