/** The content of the pages to read: marks, money, visa and work. */
import type { Fact, SourcedFact } from '@sayapatri/facts';
import type { PlanViewName } from '../components/PlanTabs.tsx';
import { countedFact } from '../format/laterFigures.ts';
import type { ReadingTexts, WrittenPart } from '../schema/readingSchemas.ts';

/** One part of a page as it is shown. Its texts may have links (linkedText). */
export interface ReadingPart extends Omit<WrittenPart, 'facts'> {
  /** The facts behind its figures. */
  facts?: readonly SourcedFact[];
}

export interface ReadingContent extends Omit<ReadingTexts, 'parts'> {
  view: PlanViewName;
  parts: readonly ReadingPart[];
}

interface Calculated {
  rows?: Readonly<Record<string, NonNullable<WrittenPart['table']>['rows']>>;
  facts?: Readonly<Record<string, readonly (Fact | undefined)[]>>;
}

/**
 * Fills in a page's texts. `{id}` in a text becomes the words of the fact, `{=name}` the value in `values`. `rows` and
 * `facts` hold calculated ones by the part's id. `factOf` throws an Error for an unknown name.
 */
export function filledPage<Page extends { parts: WrittenPart[] }>(
  texts: Page,
  factOf: (id: string) => Fact,
  values: Readonly<Record<string, string | number>>,
  { rows = {}, facts = {} }: Calculated = {},
): Omit<Page, 'parts'> & { parts: readonly ReadingPart[] } {
  const inJson = (name: string) =>
    JSON.stringify(`${values[name.replace('=', '')] ?? factOf(name).value}`).slice(1, -1);
  const filled: Page = JSON.parse(
    JSON.stringify(texts).replaceAll(/\{(=?[\w-]+)\}/g, (_, name) => inJson(name)),
  );
  const parts = filled.parts.map(
    ({ facts: ids = [], table, ...part }): ReadingPart => ({
      ...part,
      ...(table && { table: { ...table, rows: rows[part.id] ?? table.rows } }),
      facts: (facts[part.id] ?? ids.map(factOf)).flatMap((fact) => (fact ? [countedFact(fact)] : [])),
    }),
  );
  return { ...filled, parts };
}
