import type { Fact } from '@sayapatri/facts';
import type { PaperTexts } from '../schema/planSchemas.ts';
import factOf from './facts.json?facts';
import papers from './papers.json';

/** A paper as the checklist shows it; its texts may have links (linkedText). */
export interface CheckItem extends Omit<PaperTexts, 'fact'> {
  /** Unique in its list, because ticks are stored under it. */
  id: string;
  /** Its source. */
  fact?: Fact;
}

const texts = papers as Record<string, Record<string, PaperTexts>>;

const filled = (text: string) => text.replace(/\{([^}]+)\}/g, (_, id) => factOf(id).value);

/** A country's papers for the visa, or Nepal's own steps, in the only possible order. */
export const papersOf = (country: string): readonly CheckItem[] =>
  Object.entries(texts[country] ?? texts['Other countries'] ?? {}).map(
    ([id, { more, sum, fact, ...paper }]) => ({
      ...paper,
      id,
      ...(more && { more: filled(more) }),
      ...(sum && { sum: filled(sum) }),
      ...(fact && { fact: factOf(fact.slice(1, -1)) }),
    }),
  );
