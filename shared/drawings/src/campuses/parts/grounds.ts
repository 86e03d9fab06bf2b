/** Lawns, courts and water. */
import { dice, ellipse, fill, ground, line, type Mark, path, rect, roundLine, times } from './paint.ts';

/** Lawn down to the picture's bottom edge, with a path from a door at `door` that widens towards the viewer. */
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

/** A paved court, for campuses in a city centre. */
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
