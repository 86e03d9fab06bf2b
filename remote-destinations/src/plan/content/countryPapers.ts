import type { CheckItem } from '../checklist/checkItem.ts';
import factOf from './facts.json?facts';
import papers from './papers.json';

type PaperTexts = Readonly<Record<string, { title: string; text: string; more?: string; fact?: string }>>;
const texts: Readonly<Record<string, PaperTexts>> = papers;

/** A country's papers for the visa, or Nepal's own steps, in the only possible order. */
export const papersOf = (country: string): readonly CheckItem[] =>
  Object.entries<PaperTexts[string]>(texts[country] ?? papers['Other countries']).map(
    ([id, { title, text, more, fact }]) => ({
      id,
      title,
      text,
      ...(more && { more: more.replace(/\{([^}]+)\}/, (_, figure) => factOf(figure).value) }),
      ...(fact && { fact: factOf(fact.slice(1, -1)) }),
    }),
  );
