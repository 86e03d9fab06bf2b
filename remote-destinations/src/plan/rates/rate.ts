import { nepalDay } from '@sayapatri/facts/time';

/** The price of one unit of a currency in rupees on one day. */
export interface Rate {
  /** ISO 4217 code, e.g. `AUD`. */
  code: string;
  /** Nepalese rupees for one unit; below 1 for the yen and the won. */
  npr: number;
  /** The day of the rate, `YYYY-MM-DD`. */
  asOf: string;
  /** `nrb`: selling rate of Nepal Rastra Bank. `market`: mid-market rate, a little lower than a bank's. */
  origin: 'nrb' | 'market';
}

/** Finds the rate of a currency. Throws an Error if `rates` has none. */
export function rateOf(code: string, rates: readonly Rate[]): Rate {
  const rate = rates.find((row) => row.code === code);
  if (rate === undefined) throw new Error(`There is no rate for ${code}.`);
  return rate;
}

/** A rate older than this many days is shown with a warning. */
export const shelfLifeDays = 30;

/** Days from the rate's day to the day of `today` in Nepal. */
export const ageInDays = ({ asOf }: Pick<Rate, 'asOf'>, today: Date): number =>
  (Date.parse(nepalDay(today)) - Date.parse(asOf)) / 86_400_000;
