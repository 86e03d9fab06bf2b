/** The results of one run of `pnpm bench --speed`, their targets, and Markdown tables of both for bench/README.md. */
import { median } from '../measure.ts';
import { type ContenderName, contenderNames } from './contenders.ts';
import type { Load } from './loads.ts';

export interface Results {
  pages: Record<string, Record<ContenderName, Load[]>>;
  /** Milliseconds from a tap on the home page until the guide's heading is painted. */
  toGuide: Record<ContenderName, number[]>;
  /** Visits to a guide on slow 3G. */
  slow3g: Load[];
}

export const perContender = <Round>() =>
  Object.fromEntries(contenderNames.map((name) => [name, [] as Round[]])) as Record<ContenderName, Round[]>;

/** The median of a figure over all rounds; NaN where it was not measured. */
const middle = <Round>(rounds: readonly Round[], figure: keyof Round): number =>
  median(rounds.map((round) => Number(round[figure])));

/** The median of the rounds' own ratios, because the machine's speed varies from round to round. */
const ratio = <Round>(ours: readonly Round[], theirs: readonly Round[], figure: keyof Round): number =>
  median(ours.map((round, at) => Number(round[figure]) / Number(theirs[at]?.[figure] ?? Number.NaN)));

/** A figure's name, its highest accepted value, the digits to print, and how to read it from the results. */
type Target<Of> = readonly [what: string, wanted: number, digits: number, measure: (of: Of) => number];

/** The targets of each page. `×` names a ratio, the median of the rounds' own ratios. */
const pageTargets: readonly Target<Results['pages'][string]>[] = [
  ['LCP × floor', 1.05, 2, (loads) => ratio(loads.site, loads.floor, 'lcp')],
  ['Live × one build', 1.05, 2, (loads) => ratio(loads.site, loads['one build'], 'live')],
  ['Live × Next.js', 0.8, 2, (loads) => ratio(loads.site, loads['Next.js'], 'live')],
  ['TBT, ms', 100, 0, (loads) => middle(loads.site, 'tbt')],
  ['CLS', 0.02, 3, (loads) => middle(loads.site, 'cls')],
  ['JavaScript above one build, kB', 10, 1, (loads) => more(loads, 'js')],
  ['Requests above one build', 3, 0, (loads) => more(loads, 'requests')],
];

const more = (loads: Results['pages'][string], figure: 'js' | 'requests') =>
  middle(loads.site, figure) - middle(loads['one build'], figure);

const siteTargets: readonly Target<Results>[] = [
  ['Home to guide, cold × the best contender', 1.05, 2, ({ toGuide }) => coldAgainstBest(toGuide)],
  ['Guide on slow 3G: heading and menu painted, ms', 3000, 0, ({ slow3g }) => middle(slow3g, 'fcp')],
];

function coldAgainstBest({ site, ...others }: Results['toGuide']): number {
  return median(site) / Math.min(...Object.values(others).map(median));
}

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
/** A Markdown table whose first column is left-aligned. */
const table = (head: readonly string[], rows: readonly string[][]) =>
  [row(head), row(head.map((_, at) => (at === 0 ? '---' : '---:'))), ...rows.map(row)].join('\n');

/** A figure, or a dash if it was not measured. */
const figure = (value: number, digits = 0) => (Number.isFinite(value) ? value.toFixed(digits) : '–');

/** For each target a row with the figures of `all`; a figure that misses the target is bold. */
const targetRows = <Of>(targets: readonly Target<Of>[], all: readonly Of[]) =>
  targets.map(([what, wanted, digits, measure]) => [
    what,
    figure(wanted, digits),
    ...all.map((of) => {
      const value = measure(of);
      const shown = figure(value, digits);
      return Number(shown) > wanted ? `**${shown}**` : shown;
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
    [
      'Page',
      '',
      'HTML, kB',
      'JS, kB',
      'Pictures, kB',
      'Requests',
      'FCP, ms',
      'LCP, ms',
      'Live, ms',
      'TBT, ms',
    ],
    pages.flatMap(([page, of]) =>
      contenderNames
        .filter((name) => of[name].length > 0)
        .map((name) => [
          page,
          name,
          ...(['html', 'js', 'pictures'] as const).map((what) => figure(middle(of[name], what), 1)),
          ...(['requests', 'fcp', 'lcp', 'live', 'tbt'] as const).map((what) =>
            figure(middle(of[name], what)),
          ),
        ]),
    ),
  );
  const toGuide = table(
    ['', 'To guide, cold, ms'],
    contenderNames.map((name) => [name, figure(median(results.toGuide[name]))]),
  );
  return [ofPages, ofSite, loads, toGuide].join('\n\n');
}
