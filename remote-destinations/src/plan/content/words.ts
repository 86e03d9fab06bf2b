/** The content of the glossary page: the words by the countries whose guides use them. */
import type { Specimens } from '../schema/planSchemas.ts';
import glossary from './glossary.json';
import texts from './words.json';

const countryOf: Partial<Record<string, string>> = texts.guides;

/** The words of one country, or those that belong to none, in alphabetical order. */
const groupOf = (country?: string) => ({
  title: country ?? texts.everywhere,
  guide: country && `/study-in-${country.toLowerCase().replaceAll(' ', '-')}`,
  words: glossary.filter(({ id }) => countryOf[id] === country),
});

const words = {
  texts: { ...texts, specimens: texts.specimens as Specimens },
  list: glossary,
  groups: [groupOf(), ...[...new Set(Object.values(texts.guides))].sort().map(groupOf)],
};

export type WordsContent = typeof words;

export default words;
