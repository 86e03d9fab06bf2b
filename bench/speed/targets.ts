/** The targets for the site, each with a function that reads its figure from a run. */
import { median } from '../measure/median.ts';
import type { PageResults, Results } from './results.ts';
import { middle, ratio } from './results.ts';

/** What is measured, the figure that it may be at most, the digits to print, and how it is read from the results. */
export type Target<Of> = readonly [what: string, wanted: number, digits: number, measure: (of: Of) => number];

/** For each page. `×` is a ratio, the median of the rounds' own ratios. */
export const pageTargets: readonly Target<PageResults>[] = [
  ['LCP × floor', 1.02, 2, ({ loads }) => ratio(loads.site, loads.floor, 'lcp')],
  [
    'First working menu click × FCP',
    1.15,
    2,
    ({ clicks }) => median(clicks.map(({ fcp, click }) => click / fcp)),
  ],
  ['Live × one build', 0.9, 2, ({ loads }) => ratio(loads.site, loads['one build'], 'live')],
  ['TBT × one build', 0.9, 2, ({ loads }) => ratio(loads.site, loads['one build'], 'tbt')],
  ['CLS', 0.01, 3, ({ loads }) => middle(loads.site, 'cls')],
  ['JavaScript above one build, kB', 2, 1, ({ loads }) => more(loads, 'js')],
  ['Requests above one build', 4, 0, ({ loads }) => more(loads, 'requests')],
  ['Requests to other origins', 0, 0, ({ loads }) => middle(loads.site, 'foreign')],
  ['Reasons not to be in the back/forward cache', 0, 0, ({ notKept }) => notKept.length],
];

const more = (loads: PageResults['loads'], figure: 'js' | 'requests') =>
  middle(loads.site, figure) - middle(loads['one build'], figure);

/** For the site as a whole. */
export const siteTargets: readonly Target<Results>[] = [
  ['Home to guide, cold, ms', 600, 0, ({ walks }) => middle(walks.site, 'cold')],
  ['Home to guide, cold × the best contender', 1, 2, ({ walks }) => coldAgainstBest(walks)],
  ['Home to guide, visited before, ms', 150, 0, ({ walks }) => middle(walks.site, 'warm')],
  ['Bytes of three pages × one build', 1, 2, ({ walks }) => ratio(walks.site, walks['one build'], 'visit')],
  ['Assistant: tap to painted panel, ms', 200, 0, ({ chats }) => middle(chats.site, 'painted')],
  [
    'Assistant: tap to usable × one build',
    1,
    2,
    ({ chats }) => ratio(chats.site, chats['one build'], 'usable'),
  ],
  ['Assistant on fast 4G: tap to usable, ms', 200, 0, ({ chats }) => middle(chats.site, 'usableOn4g')],
  ['Guide on slow 3G: live, ms', 7500, 0, ({ slow3g }) => median(slow3g)],
  ['Typing, longest page’s 75th centile, ms', 100, 0, ({ typing }) => Math.max(...Object.values(typing))],
];

function coldAgainstBest({ site, ...others }: Results['walks']): number {
  return middle(site, 'cold') / Math.min(...Object.values(others).map((one) => middle(one, 'cold')));
}
