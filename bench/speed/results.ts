/** What one run of `pnpm bench --speed` has measured, by round. */
import { median } from '../measure/median.ts';
import type { ContenderName } from './contenders.ts';
import type { Chat, Walk } from './journeys.ts';
import type { Load } from './loads.ts';

export interface PageResults {
  loads: Record<ContenderName, Load[]>;
  clicks: { fcp: number; click: number }[];
  /** Why the page is not in the back/forward cache. */
  notKept: string[];
}

export interface Results {
  pages: Record<string, PageResults>;
  walks: Record<ContenderName, Walk[]>;
  chats: Record<ContenderName, (Chat & { usableOn4g: number })[]>;
  /** The 75th percentile in milliseconds, by page. */
  typing: Record<string, number>;
  /** Milliseconds until a guide is live on slow 3G. */
  slow3g: number[];
}

/** An empty list of rounds for each contender. */
export const perContender = <Round>(): Record<ContenderName, Round[]> => ({
  site: [],
  'one build': [],
  SPA: [],
  prefetching: [],
  floor: [],
});

/** The median of a figure over all rounds; NaN where it was not measured. */
export const middle = <Round>(rounds: readonly Round[], figure: keyof Round): number =>
  median(rounds.map((round) => Number(round[figure])));

/** The median of the rounds' own ratios, because the machine's speed varies from round to round. */
export const ratio = <Round>(ours: readonly Round[], theirs: readonly Round[], figure: keyof Round): number =>
  median(ours.map((round, at) => Number(round[figure]) / Number(theirs[at]?.[figure] ?? Number.NaN)));
