/**
 * The planner's exchange rates: `rates.json`, which the office edits. Nepal Rastra Bank publishes none for New Zealand's
 * dollar.
 */
import type { FactSource, SourcedFact } from '@sayapatri/facts';
import type { Rate } from '../schema/planSchemas.ts';
import table from './rates.json';

export const rates = table as readonly Rate[];

/** The rate of a currency. Throws an Error if there is none. */
export function rateOf(code: string): Rate {
  const rate = rates.find((row) => row.code === code);
  if (rate === undefined) throw new Error(`There is no rate for ${code}.`);
  return rate;
}

/** Where a rate of each origin is published. */
export const rateSources: Record<Rate['origin'], FactSource> = {
  nrb: { body: 'Nepal Rastra Bank', page: 'Exchange rates', url: 'https://www.nrb.org.np/forex/' },
  market: {
    body: 'Exchange rates',
    page: 'Mid-market rates',
    url: 'https://github.com/fawazahmed0/exchange-api',
  },
};

/** The source and day of a currency’s rate, for a line of sources. Throws an Error if there is no rate. */
export function rateSource(currency: string): SourcedFact {
  const { origin, asOf } = rateOf(currency);
  return { source: rateSources[origin], asOf };
}

/** The day of the oldest rate. */
export const [oldestRate = ''] = rates.map(({ asOf }) => asOf).sort();
