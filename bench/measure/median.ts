export const sorted = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b);

/** The middle of the numbers, NaN of none. */
export const median = (numbers: readonly number[]) =>
  sorted(numbers)[Math.floor(numbers.length / 2)] ?? Number.NaN;
