/** The targets for the site, each with a function that reads its figure from a run. */
import { median } from '../measure/median.ts';
import type { PageResults, Results } from './results.ts';
import { middle, ratio } from './results.ts';

export interface Target {
  what: string;
  /** The target is met if the figure is at most this. */
  wanted: number;
  digits: number;
}

interface PageTarget extends Target {
  measure: (page: PageResults) => number;
}

interface SiteTarget extends Target {
  measure: (results: Results) => number;
}

/** For each page. `×` is a ratio, the median of the rounds' own ratios. */
export const pageTargets: PageTarget[] = [
  {
    what: 'LCP × floor',
    wanted: 1.02,
    digits: 2,
    measure: ({ loads }) => ratio(loads.site, loads.floor, 'lcp'),
  },
  {
    what: 'First working menu click × FCP',
    wanted: 1.15,
    digits: 2,
    measure: ({ clicks }) => median(clicks.map(({ fcp, click }) => click / fcp)),
  },
  {
    what: 'Live × one build',
    wanted: 0.9,
    digits: 2,
    measure: ({ loads }) => ratio(loads.site, loads['one build'], 'live'),
  },
  {
    what: 'TBT × one build',
    wanted: 0.9,
    digits: 2,
    measure: ({ loads }) => ratio(loads.site, loads['one build'], 'tbt'),
  },
  { what: 'CLS', wanted: 0.01, digits: 3, measure: ({ loads }) => middle(loads.site, 'cls') },
  {
    what: 'JavaScript above one build, kB',
    wanted: 2,
    digits: 1,
    measure: ({ loads }) => middle(loads.site, 'js') - middle(loads['one build'], 'js'),
  },
  {
    what: 'Requests above one build',
    wanted: 4,
    digits: 0,
    measure: ({ loads }) => middle(loads.site, 'requests') - middle(loads['one build'], 'requests'),
  },
  {
    what: 'Requests to other origins',
    wanted: 0,
    digits: 0,
    measure: ({ loads }) => middle(loads.site, 'foreign'),
  },
  {
    what: 'Reasons not to be in the back/forward cache',
    wanted: 0,
    digits: 0,
    measure: ({ notKept }) => notKept.length,
  },
];

/** For the site as a whole. */
export const siteTargets: SiteTarget[] = [
  {
    what: 'Home to guide, cold, ms',
    wanted: 600,
    digits: 0,
    measure: ({ walks }) => middle(walks.site, 'cold'),
  },
  {
    what: 'Home to guide, cold × the best contender',
    wanted: 1,
    digits: 2,
    measure: ({ walks }) => {
      const { site, ...others } = walks;
      return middle(site, 'cold') / Math.min(...Object.values(others).map((one) => middle(one, 'cold')));
    },
  },
  {
    what: 'Home to guide, visited before, ms',
    wanted: 150,
    digits: 0,
    measure: ({ walks }) => middle(walks.site, 'warm'),
  },
  {
    what: 'Bytes of three pages × one build',
    wanted: 1,
    digits: 2,
    measure: ({ walks }) => ratio(walks.site, walks['one build'], 'visit'),
  },
  {
    what: 'Assistant: tap to painted panel, ms',
    wanted: 200,
    digits: 0,
    measure: ({ chats }) => middle(chats.site, 'painted'),
  },
  {
    what: 'Assistant: tap to usable × one build',
    wanted: 1,
    digits: 2,
    measure: ({ chats }) => ratio(chats.site, chats['one build'], 'usable'),
  },
  {
    what: 'Assistant on fast 4G: tap to usable, ms',
    wanted: 200,
    digits: 0,
    measure: ({ chats }) => middle(chats.site, 'usableOn4g'),
  },
  {
    what: 'Guide on slow 3G: live, ms',
    wanted: 7500,
    digits: 0,
    measure: ({ slow3g }) => median(slow3g),
  },
  {
    what: 'Typing, longest page’s 75th centile, ms',
    wanted: 100,
    digits: 0,
    measure: (results) => Math.max(...Object.values(results.typing)),
  },
];
