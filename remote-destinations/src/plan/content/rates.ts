/**
 * The planner's exchange rates: `rates.json`, which the office edits or `pnpm rates` refreshes. Currencies without a rate
 * from Nepal Rastra Bank (New Zealand's), and all rows before the first refresh, have a market rate
 * (github.com/fawazahmed0/exchange-api).
 */
import type { Rate } from '../rates/rate.ts';
import table from './rates.json';

export const rates = table as readonly Rate[];

/** The day of the oldest rate. */
export const [oldestRate = ''] = rates.map(({ asOf }) => asOf).sort();
