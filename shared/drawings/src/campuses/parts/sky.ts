import { dice, fill, line, type Mark, path, times } from './paint.ts';

/** The sun: centre and radius. */
export type Sun = readonly [x: number, y: number, radius: number];

/** Long flat clouds, none of them before the sun, and none in the edge that cards of 3:2 cut off. */
export function clouds(seed: string, count: number, [sunX, sunY, radius]: Sun): Mark {
  const roll = dice(`clouds${seed}`);
  const bar = (x: number, y: number, w: number, h: number) => {
    const reach = radius + 2 * h;
    if (x - reach < sunX && sunX < x + w + reach && y - reach < sunY && sunY < y + reach) return '';
    return path`M${x} ${y}h${w}a${h} ${h} 0 0 1 0 ${2 * h}h${-w}a${h} ${h} 0 0 1 0 ${-2 * h}z`;
  };
  const text = times(count).map((index) => {
    const [x, y, w] = [40 + ((index + roll() * 0.7) * 560) / count, 84 + roll() * 70, 50 + roll() * 60];
    return bar(x, y, w, 5) + bar(x + w * 0.25, y - 8, w * 0.5, 5) + bar(x + w * 0.4, y + 9, w * 0.9, 3.5);
  });
  return fill('cloud', text.join(''), 0.62);
}

/**
 * Skies that differ from card to card: how large the sun is by day, if there is one; and at dusk the stars and the moon, on
 * the sun's side (1) or on the other (-1).
 */
const skies: readonly { sun?: number; stars?: boolean; moon?: 1 | -1 }[] = [
  { sun: 1, moon: 1 },
  { stars: true },
  { sun: 0.7 },
  { stars: true, moon: -1 },
  { sun: 1.15, stars: true },
  {},
  { sun: 0.8, moon: -1 },
  { sun: 1, stars: true },
];

export const skyOf = (index: number) => skies[index % skies.length] ?? {};

/** A young moon. */
export const crescent = ([x, y, radius]: Sun) =>
  path`M${x} ${y - radius}A${radius} ${radius} 0 0 0 ${x} ${y + radius}A${radius * 1.2} ${radius * 1.2} 0 0 1 ${x} ${y - radius}z`;

/** Stars in the upper sky, as small diamonds, none of them inside the moon's disc. */
export function stars(seed: string, [moonX, moonY, radius]: Sun): string {
  const roll = dice(`stars${seed}`);
  return times(7)
    .map((index) => [50 + (index + roll()) * 77, 54 + roll() * 96] as const)
    .filter(([x, y]) => Math.hypot(x - moonX, y - moonY) > radius * 1.4)
    .map(([x, y]) => path`M${x} ${y}l2 2-2 2-2-2z`)
    .join('');
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
