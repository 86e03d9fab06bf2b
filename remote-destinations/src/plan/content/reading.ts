/** The content of the pages to read: marks, money, visa and work. */
import type { Fact } from '@sayapatri/facts';
import type { PlanViewName } from '../components/PlanTabs.tsx';
import type { ReadingTexts, WrittenPart } from '../schema/readingSchemas.ts';

/** One part of a page as it is shown. Its texts may have links (linkedText). */
export type ReadingPart = Omit<WrittenPart, 'facts'>;

export interface ReadingContent extends Omit<ReadingTexts, 'parts'> {
  view: PlanViewName;
  parts: readonly ReadingPart[];
  facts: readonly Fact[];
}

interface Calculated {
  /** Of tables, by the part's id. */
  rows?: Readonly<Record<string, NonNullable<WrittenPart['table']>['rows']>>;
  /** The facts behind what is calculated. */
  facts?: readonly Fact[];
}

/**
 * Fills in a page's texts, and collects the facts behind them. `{id}` in a text becomes the words of the fact, `{=name}` the
 * value in `values`. `factOf` throws an Error for an unknown name.
 */
export function filledPage<Page extends { parts: WrittenPart[] }>(
  texts: Page,
  factOf: (id: string) => Fact,
  values: Readonly<Record<string, string | number>>,
  { rows = {}, facts = [] }: Calculated = {},
): Omit<Page, 'parts'> & { parts: readonly ReadingPart[]; facts: readonly Fact[] } {
  const inJson = (name: string) =>
    JSON.stringify(`${values[name.replace('=', '')] ?? factOf(name).value}`).slice(1, -1);
  const filled: Page = JSON.parse(
    JSON.stringify(texts).replaceAll(/\{(=?[\w-]+)\}/g, (_, name) => inJson(name)),
  );
  const parts = filled.parts.map(
    ({ facts: _, table, ...part }): ReadingPart => ({
      ...part,
      ...(table && { table: { ...table, rows: rows[part.id] ?? table.rows } }),
    }),
  );
  const named = texts.parts.flatMap(({ facts: ids = [] }) => ids.map(factOf));
  return { ...filled, parts, facts: [...facts, ...named] };
}
