import type { Fact } from '@sayapatri/facts';
import type { CheckItem, Issuer } from '../checklist/checkItem.ts';
import factOf from './facts.json?facts';
import papers from './papers.json';

interface Paper {
  title: string;
  text: string;
  more?: string;
  fact?: string;
  from: string;
  fee?: string;
}
const texts: Readonly<Record<string, Readonly<Record<string, Paper>>>> = papers;

/** A paper with the fact that states its cost, time or rule, and the id of the guide's fee that is paid for it. */
export type PaperItem = CheckItem & { fact?: Fact; fee?: string };

/** A country's papers for the visa, or Nepal's own steps, in the only possible order. */
export const papersOf = (country: string): readonly PaperItem[] =>
  Object.entries<Paper>(texts[country] ?? papers['Other countries']).map(
    ([id, { title, text, more, fact, from, fee }]) => ({
      id,
      title,
      text,
      from: from as Issuer,
      ...(more && { more: more.replace(/\{([^}]+)\}/, (_, figure) => factOf(figure).value) }),
      ...(fact && { fact: factOf(fact.slice(1, -1)) }),
      ...(fee && { fee }),
    }),
  );
