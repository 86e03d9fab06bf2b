/** A plot's scale, in the plot's unit. `to` is `from` plus a whole number of steps. */
export interface Axis {
  from: number;
  to: number;
  /** From one tick to the next. */
  step: number;
  /** False for scores such as 1600, which are written without a comma. */
  grouping?: boolean;
}

const roundSteps = [1, 2, 2.5, 5, 10];

/** A scale from 0 with at most six ticks at round numbers, the last of them at `highest` or above it. */
export function axisFor(highest: number): Axis {
  const least = highest > 0 ? highest / 5 : 1;
  const power = 10 ** Math.floor(Math.log10(least));
  const step = power * (roundSteps.find((round) => round * power >= least) ?? 10);
  return { from: 0, to: step * Math.ceil(highest / step || 1), step };
}

/** How far along the scale a value is, as CSS: `25%`. Values outside the scale are at its ends. */
export function placeOn({ from, to }: Axis, value: number): string {
  const share = (100 * (value - from)) / (to - from);
  return `${Number(Math.min(100, Math.max(0, share)).toFixed(1))}%`;
}

/** The numbers at the ticks, lowest first. */
export function ticksOf({ from, to, step }: Axis): number[] {
  return Array.from({ length: Math.round((to - from) / step) + 1 }, (_, index) =>
    // Without the last digits of sums such as 0.6000000000000001.
    Number((from + index * step).toPrecision(6)),
  );
}
