/** Writes the results as the Markdown tables in bench/README.md. */
import { contenderNames } from './contenders.ts';
import { middle, type Results } from './results.ts';
import { pageTargets, siteTargets, type Target } from './targets.ts';

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
/** A Markdown table whose first column is left-aligned. */
export const table = (head: readonly string[], rows: readonly string[][]) =>
  [row(head), row(head.map((_, at) => (at === 0 ? '---' : '---:'))), ...rows.map(row)].join('\n');

/** A figure, or a dash if it was not measured. */
const figure = (value: number, digits = 0) => (Number.isFinite(value) ? value.toFixed(digits) : '–');

/** Rounded as printed, so that a figure printed as meeting its target also counts as meeting it. */
const isMet = (value: number, wanted: number, digits: number) => Number(value.toFixed(digits)) <= wanted;

/** Rows of what is measured, its target, and the figure of each of `all`; one that misses the target is bold. */
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
