/** The countries and tests that a message names. */
import type { EnglishTest } from '@sayapatri/contract';
import table from '../content/countries.json';
import { anyOf, eachWith, type Message, onlyOf } from './message.ts';

export interface Country {
  label: string;
  /** The name within a sentence: `the UK` in "in the UK". */
  inSentence: string;
  guidePath: string;
  /** Words and phrases that students use, separated by commas. "us" is usually the pronoun: it counts only in phrases. */
  names: string;
  /** The `names` of countries that no guide has figures of, so that a question on Poland never gets Germany's. */
  withoutFigures?: string;
}

/** The eight destinations, in the order of the Study Abroad menu. */
export const countries: readonly Country[] = table.countries;

/** `countries` as a list in words: `the UK and Japan`. */
export const inWords = (countries: readonly Country[]) =>
  countries.map(({ inSentence }) => inSentence).join(' and ');

const named = countries.map((country) => ({ country, isNamed: anyOf(country.names) }));
const unitedStates = countries.filter(({ label }) => label === 'USA');

/** "for us" may mean the people asking, so it counts as the country only if no other country is named. */
const perhapsUnitedStates = anyOf('for us, to us, ielts us, pte us');
const nothingButUs = onlyOf('us', 'the, in, ielts, pte');

/** The destinations that a message names, in the order of the menu. */
export function namedCountries(message: Message): readonly Country[] {
  const certain = named.filter(({ isNamed }) => isNamed(message)).map(({ country }) => country);
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
