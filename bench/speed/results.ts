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
  chats: Record<ContenderName, Chat[]>;
  /** The 75th percentile in milliseconds, by page. */
  typing: Record<string, number>;
}

/** An empty list of rounds for each contender. */
export const perContender = <Round>(): Record<ContenderName, Round[]> => ({
  site: [],
  'one build': [],
  SPA: [],
  floor: [],
});

/** The median of a figure over all rounds; NaN where it was not measured. */
export const middle = <Round>(rounds: readonly Round[], figure: keyof Round): number =>
  median(rounds.map((round) => Number(round[figure])));

/** The median of the rounds' own ratios, because the machine's speed varies from round to round. */
export const ratio = <Round>(ours: readonly Round[], theirs: readonly Round[], figure: keyof Round): number =>
  median(ours.map((round, at) => Number(round[figure]) / Number(theirs[at]?.[figure] ?? Number.NaN)));
