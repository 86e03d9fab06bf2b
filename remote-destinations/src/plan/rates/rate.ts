import type { Money } from '../money/amount.ts';

/** What one unit of a currency costs in rupees, and on which day. */
export interface Rate {
  /** ISO 4217 code, e.g. `AUD`. */
  code: string;
  /** Nepalese rupees for one unit: for the yen and the won a fraction. */
  npr: number;
  /** The day of the rate, `YYYY-MM-DD`. */
  asOf: string;
  /** `nrb`: selling rate of Nepal Rastra Bank. `market`: middle of the market, a little below what a bank asks. */
  origin: 'nrb' | 'market';
}

/** The rate of a currency among `rates`. Throws an Error naming a currency that they lack. */
export function rateOf(code: string, rates: readonly Rate[]): Rate {
  const rate = rates.find((row) => row.code === code);
  if (rate === undefined) throw new Error(`There is no rate for ${code}.`);
  return rate;
}

/** Older than this, a rate is shown with a warning. */
export const shelfLifeDays = 30;

/** Whole days from the rate's day to `today`. */
export const ageInDays = ({ asOf }: Pick<Rate, 'asOf'>, today: Date): number =>
  Math.floor((today.getTime() - Date.parse(asOf)) / 86_400_000);

/** Rupees rounded to the thousand: the rates are not more exact than that. */
export const roundedRupees = (npr: number): number => Math.round(npr / 1000) * 1000;

/** A range of rupees, each end to the nearest thousand. */
export const roundedMoney = ({ low, high }: Money): Money => ({
  low: roundedRupees(low),
  high: roundedRupees(high),
});
