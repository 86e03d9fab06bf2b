import type { Fact } from '@sayapatri/facts';
import type { CheckItem } from '../checklist/checkItem.ts';
import type { PaperTexts } from '../schema/planSchemas.ts';
import factOf from './facts.json?facts';
import papers from './papers.json';

const texts = papers as Record<string, Record<string, PaperTexts>>;

/** A paper with the fact that states its cost, time or rule, and the id of the guide's fee that is paid for it. */
export type PaperItem = CheckItem & { fact?: Fact; fee?: string };

/** A country's papers for the visa, or Nepal's own steps, in the only possible order. */
export const papersOf = (country: string): readonly PaperItem[] =>
  Object.entries(texts[country] ?? texts['Other countries'] ?? {}).map(([id, { more, fact, ...paper }]) => ({
    ...paper,
    id,
    ...(more && { more: more.replace(/\{([^}]+)\}/, (_, figure) => factOf(figure).value) }),
    ...(fact && { fact: factOf(fact.slice(1, -1)) }),
  }));
