/** Prepares the data of a guide's plots during the build. */
import build from '@sayapatri/build';
import type { Intake } from '@sayapatri/facts';
import type { ItemOf, Section, SectionOf } from '../src/guides/schema/guide.ts';
import { figuresOfToday } from './figuresOfToday.ts';
import { statesOf } from './timelineStates.ts';

type Row = NonNullable<ItemOf<'keyFacts'>['rows']>[number];

/**
 * Adds the data of its plots to a section whose facts have their amounts in rupees. The key facts of a guide with several
 * `countries` become a table with a column for each country.
 */
export function withPlotData(section: Section, countries: readonly string[] = []): Section {
  if (section.kind === 'timeline') return { ...section, states: statesOf(section) };
  if (section.kind === 'stats')
    return { ...section, items: section.items.map((item) => ({ ...item, tile: tileOf(item) })) };
  if (section.kind === 'visaRequirementLists') return { ...section, ...panelsOf(section) };
  if (section.kind === 'tuitionComparison')
    return { ...section, items: section.items.map((item) => ({ ...item, range: tuitionRange(item) })) };
  if (section.kind !== 'keyFacts') return section;
  const written = section.items.map((item) => figuresOfToday(withSharedFigure(item, countries)));
  const byCountry = ({ rows = [] }: ItemOf<'keyFacts'>) =>
    rows.length > 0 && rows.every(({ label }) => countries.includes(label));
  // A single fact stays a list, because cards of one line would be mostly frame.
  const several = written.filter(byCountry).length > 1;
  const items = written.map((item): ItemOf<'keyFacts'> => {
    const rows = item.rows ?? [];
    const isTable = several && byCountry(item);
    const scores = isTable ? [] : scoresIn(rows);
    const figures = [...(item.figure ? [item.figure] : []), ...rows.map(({ value }) => value)];
    const months = isTable ? [] : monthsIn(figures);
    return {
      ...item,
      ...(isTable && { cells: cellsOf(countries, rows, item.text) }),
      ...(item.rows && {
        rows: grouped(
          scores.length > 1
            ? rows.filter(({ label }) => !scores.some((score) => score.label === label))
            : isTable
              ? []
              : item.rows,
        ),
      }),
      ...(scores.length > 1 && { scores }),
      ...(months.length > 0 && { months }),
    };
  });
  return { ...section, items };
}

/** Today's figure, and below it the label with the earlier figure, and the rupees. */
function tileOf({ value: stated, label }: ItemOf<'stats'>) {
  if (typeof stated === 'string') return { value: stated, label };
  const { newer, rupees } = stated;
  const value = build.factText(stated);
  const before = newer?.figure ? `earlier: ${value}` : newer?.rest;
  const lines = [before ? `${label} (${before})` : label, rupees];
  return { value: newer?.figure ?? value, label: lines.filter(Boolean).join('\n') };
}

/** Moves a value that is equal in all countries into the figure; `same` keeps the other rows' facts for the sources. */
function withSharedFigure(item: ItemOf<'keyFacts'>, countries: readonly string[]): ItemOf<'keyFacts'> {
  const { figure, rows = [] } = item;
  const [first, ...same] = rows;
  const isSame = (country: string) =>
    rows.some((row) => row.label === country && first && valueKey(row) === valueKey(first));
  const holdsInAll =
    !figure && rows.length > 1 && rows.length === countries.length && countries.every(isSame);
  return first && holdsInAll ? { ...item, rows: [], figure: first.value, ...{ same } } : item;
}

/** A panel for the papers that all visas share, and a panel for each visa; empty if no paper is shared. */
function panelsOf({ items, both }: SectionOf<'visaRequirementLists'>) {
  const inAll = (items[0]?.requirements ?? []).filter((paper) =>
    items.every(({ requirements }) => requirements.includes(paper)),
  );
  if (both === undefined || inAll.length === 0) return {};
  const own = items.map((visa) => ({
    ...visa,
    requirements: visa.requirements.filter((paper) => !inAll.includes(paper)),
  }));
  return { panels: [{ ...both, requirements: inAll }, ...own] };
}

/** A year's tuition in lakh from the lowest to the highest, with the level's name if other levels are unknown. */
function tuitionRange({ tuition }: ItemOf<'tuitionComparison'>) {
  const known = tuition.flatMap(({ level, fee }) => {
    return typeof fee !== 'string' && fee.lakh ? [{ level, ...fee.lakh }] : [];
  });
  if (known.length === 0) return { value: 'ask us' };
  const low = Math.min(...known.map((level) => level.low));
  const high = Math.max(...known.map((level) => level.high));
  const text = [...new Set([low, high])].join('–');
  const level = known.length < tuition.length ? known[0]?.level : undefined;
  return { low, high, value: level ? `${level}: ${text}` : text };
}

const list = new Intl.ListFormat('en-GB');

const valueKey = ({ value }: Row) =>
  typeof value === 'string' ? value : JSON.stringify([value.value, value.per, value.today]);

/** The values of each country, and then the text about all countries. */
const cellsOf = (countries: readonly string[], rows: readonly Row[], text?: string) =>
  countries.map((label) => {
    const values = rows.filter((row) => row.label === label).map(({ value }) => value);
    return { label, values: [...(values.length > 0 ? values : ['ask us']), ...(text ? [text] : [])] };
  });

/** Joins rows with equal values under all of their labels; `same` keeps the other rows' facts for the sources. */
function grouped(rows: readonly Row[]): Row[] {
  const alike = (row: Row) => rows.filter((other) => valueKey(other) === valueKey(row));
  return rows
    .filter((row) => alike(row)[0] === row)
    .map((row) => ({
      ...row,
      label: list.format(alike(row).map(({ label }) => label)),
      same: alike(row)
        .slice(1)
        .map(({ value }) => value),
    }));
}

/** The required IELTS scores for a plot; empty if every row has a single score, for which words are enough. */
function scoresIn(rows: readonly Row[]) {
  const scores = rows.flatMap(({ label, value }) => {
    if (typeof value === 'string' || !value.id.startsWith('english-')) return [];
    if (value.unit !== 'IELTS' || value.low === undefined || value.today) return [];
    const { low, high = low, score = value.value } = value;
    return [{ label, low, high, value: score }];
  });
  return scores.some(({ low, high }) => low < high) ? scores : [];
}

const intakeKinds: Record<Intake['kind'], string> = {
  main: 'Most courses',
  some: 'Some courses',
  language: 'Also language courses',
};

const kinds = Object.keys(intakeKinds);
const usualFirst = (a: Intake, b: Intake) =>
  kinds.indexOf(a.kind) - kinds.indexOf(b.kind) || a.month - b.month;

/** The months in which courses begin, the usual ones first, as runs of neighbouring months. */
function monthsIn(figures: readonly Row['value'][]) {
  const runs: NonNullable<ItemOf<'keyFacts'>['months']>[number][] = [];
  for (const value of figures) {
    const intakes = typeof value === 'string' ? [] : (value.intakes ?? []);
    for (const { month, or = month, kind } of [...intakes].sort(usualFirst)) {
      // After a December, January is month 13.
      const to = or < month ? or + 12 : or;
      const label = intakeKinds[kind];
      const before = runs.find((run) => run.label === label && run.to === month - 1);
      if (before) before.to = to;
      else runs.push({ label, from: month, to });
    }
  }
  return runs;
}
