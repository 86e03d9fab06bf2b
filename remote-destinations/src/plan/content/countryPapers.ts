import type { CountryDetails } from '../../schema/countryDetails.ts';
import type { CheckItem } from '../checklist/checkItem.ts';
import { inSentence } from '../format/format.ts';
import factOf from './facts.json?facts';
import papers from './papers.json';

type PaperTexts = Readonly<Record<string, { title: string; text: string; more?: string; fact?: string }>>;
const texts: Readonly<Record<string, PaperTexts>> = papers;

/** Each country's own papers for the visa, and Nepal's own steps, in the order in which they are possible. */
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

/** The country's own papers, and how long the decision takes where a figure is known. */
export const countryPapers = (country: string, { processing }: CountryDetails): readonly CheckItem[] => [
  ...papersOf(country),
  ...(processing
    ? [
        {
          id: 'time',
          title: processing.meaning,
          text: `Plan for it: ${inSentence(processing.value)}.`,
          fact: processing,
        },
      ]
    : []),
];
