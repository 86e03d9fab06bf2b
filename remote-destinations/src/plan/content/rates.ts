/**
 * The exchange rates of the planner: `rates.json`, which the office edits or `pnpm rates` refreshes. Where Nepal Rastra
 * Bank publishes no rate (New Zealand), and until the first refresh, a row holds a rate of the open market
 * (github.com/fawazahmed0/exchange-api) and says so.
 */
import type { Rate } from '../rates/rate.ts';
import table from './rates.json';

export const rates = table as readonly Rate[];
