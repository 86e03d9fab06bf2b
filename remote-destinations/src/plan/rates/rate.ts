import type { Rate } from '../schema/planSchemas.ts';

/** Finds the rate of a currency. Throws an Error if `rates` has none. */
export function rateOf(code: string, rates: readonly Rate[]): Rate {
  const rate = rates.find((row) => row.code === code);
  if (rate === undefined) throw new Error(`There is no rate for ${code}.`);
  return rate;
}
