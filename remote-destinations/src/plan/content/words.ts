/** The glossary's words by the countries whose guides use them. */
import glossary from './glossary.json';
import texts from './words.json';

const countryOf: Partial<Record<string, string>> = texts.guides;

/** The words of one country, or those that belong to none, in alphabetical order. */
const groupOf = (country?: string) => ({
  title: country ?? texts.everywhere,
  guide: country && `/study-in-${country.toLowerCase().replaceAll(' ', '-')}`,
  words: glossary.filter(({ id }) => countryOf[id] === country),
});

/** The words that belong to no country, and those of each. */
export const groups = [groupOf(), ...[...new Set(Object.values(texts.guides))].sort().map(groupOf)];
