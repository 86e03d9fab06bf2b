/** The countries and tests that a message names. */
import type { EnglishTest } from '@sayapatri/contract';
import { type CountryEntry, countries } from '../content/countries.ts';
import { anyOf, eachWith, type Message, onlyOf } from './message.ts';

const named = countries.map((entry) => ({ entry, isNamed: anyOf(entry.names) }));
const unitedStates = countries.filter(({ country }) => country === 'usa');

/** "for us" may mean the people asking, so it counts as the country only if no other country is named. */
const perhapsUnitedStates = anyOf('for us, to us, ielts us, pte us');
const nothingButUs = onlyOf('us', 'the, in, ielts, pte');

/** The destinations that a message names, in the order of the menu. */
export function namedCountries(message: Message): readonly CountryEntry[] {
  const certain = named.filter(({ isNamed }) => isNamed(message)).map(({ entry }) => entry);
  if (certain.length > 0) return certain;
  return perhapsUnitedStates(message) || nothingButUs(message) ? unitedStates : [];
}

const ielts = anyOf('ielts, ielt, ilets, ielst, itels, ilts');
/** As a whole word, "pte" is not in "chapter" or "September". */
const pte = anyOf('pte, pearson test');
const eitherTest = anyOf(
  `band score, band scores, ${eachWith('english, english language, language', 'test, tests, requirement, requirements')}, ` +
    eachWith('english', 'score, scores, proficiency'),
);

/** The tests that a message asks about: both if it names only "the English test". */
export function namedTests(message: Message): readonly EnglishTest[] {
  const tests: EnglishTest[] = [];
  if (ielts(message)) tests.push('ielts');
  if (pte(message)) tests.push('pte');
  return tests.length === 0 && eitherTest(message) ? ['ielts', 'pte'] : tests;
}

export const namesCountry = (message: Message) => namedCountries(message).length > 0;
export const namesTest = (message: Message) => namedTests(message).length > 0;
