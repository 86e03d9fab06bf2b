/** The results of one run of `pnpm bench --speed`, their targets, and Markdown tables of both for bench/README.md. */
import { median } from '../measure/median.ts';
import { type ContenderName, contenderNames } from './contenders.ts';
import type { Chat, Walk } from './journeys.ts';
import type { Load } from './loads.ts';

interface PageResults {
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

export const perContender = <Round>(): Record<ContenderName, Round[]> => ({
  site: [],
  'one build': [],
  SPA: [],
  prefetching: [],
  floor: [],
});

/** The median of a figure over all rounds; NaN where it was not measured. */
const middle = <Round>(rounds: readonly Round[], figure: keyof Round): number =>
  median(rounds.map((round) => Number(round[figure])));

/** The median of the rounds' own ratios, because the machine's speed varies from round to round. */
const ratio = <Round>(ours: readonly Round[], theirs: readonly Round[], figure: keyof Round): number =>
  median(ours.map((round, at) => Number(round[figure]) / Number(theirs[at]?.[figure] ?? Number.NaN)));

/** A figure's name, its highest accepted value, the digits to print, and how to read it from the results. */
type Target<Of> = readonly [what: string, wanted: number, digits: number, measure: (of: Of) => number];

/** The targets of each page. `×` names a ratio, the median of the rounds' own ratios. */
const pageTargets: readonly Target<PageResults>[] = [
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

const siteTargets: readonly Target<Results>[] = [
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

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
/** A Markdown table whose first column is left-aligned. */
export const table = (head: readonly string[], rows: readonly string[][]) =>
  [row(head), row(head.map((_, at) => (at === 0 ? '---' : '---:'))), ...rows.map(row)].join('\n');

/** A figure, or a dash if it was not measured. */
const figure = (value: number, digits = 0) => (Number.isFinite(value) ? value.toFixed(digits) : '–');

/** Rounded as printed, so that a figure printed as meeting its target also counts as meeting it. */
const isMet = (value: number, wanted: number, digits: number) => Number(value.toFixed(digits)) <= wanted;

/** For each target a row with the figures of `all`; a figure that misses the target is bold. */
const targetRows = <Of>(targets: readonly Target<Of>[], all: readonly Of[]) =>
  targets.map(([what, wanted, digits, measure]) => [
    what,
    figure(wanted, digits),
    ...all.map((of) => {
      const value = measure(of);
      const shown = figure(value, digits);
      return Number.isFinite(value) && !isMet(value, wanted, digits) ? `**${shown}**` : shown;
    }),
  ]);

/** The tables: targets (missed ones in bold), pages, and journeys through the site. */
export function describe(results: Results): string {
  const pages = Object.entries(results.pages);
  const ofPages = table(
    ['For each page', 'At most', ...pages.map(([page]) => page)],
    targetRows(
      pageTargets,
      pages.map(([, page]) => page),
    ),
  );
  const ofSite = table(['For the site', 'At most', 'Measured'], targetRows(siteTargets, [results]));
  const loads = table(
    ['Page', '', 'JS, kB', 'Requests', 'FCP, ms', 'LCP, ms', 'Live, ms', 'TBT, ms'],
    pages.flatMap(([page, { loads: of }]) =>
      contenderNames
        .filter((name) => of[name].length > 0)
        .map((name) => [
          page,
          name,
          figure(middle(of[name], 'js'), 1),
          ...(['requests', 'fcp', 'lcp', 'live', 'tbt'] as const).map((what) =>
            figure(middle(of[name], what)),
          ),
        ]),
    ),
  );
  const ways = table(
    [
      '',
      'To guide, cold, ms',
      'Again, ms',
      'Three pages, kB',
      'Chat painted, ms',
      'Chat usable, ms',
      'On fast 4G, ms',
    ],
    contenderNames.map((name) => [
      name,
      ...(['cold', 'warm', 'visit'] as const).map((what) => figure(middle(results.walks[name], what))),
      ...(['painted', 'usable', 'usableOn4g'] as const).map((what) =>
        figure(middle(results.chats[name], what)),
      ),
    ]),
  );
  return [ofPages, ofSite, loads, ways].join('\n\n');
}

/** How many of the measured targets are met. */
export function count(results: Results): { met: number; all: number } {
  const met = <Of>(targets: readonly Target<Of>[], all: readonly Of[]): boolean[] =>
    targets.flatMap(([, wanted, digits, measure]) =>
      all
        .map(measure)
        .filter(Number.isFinite)
        .map((value) => isMet(value, wanted, digits)),
    );
  const all = [...met(pageTargets, Object.values(results.pages)), ...met(siteTargets, [results])];
  return { met: all.filter(Boolean).length, all: all.length };
}
