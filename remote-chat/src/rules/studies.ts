/** The countries and tests that a message names. */
import type { EnglishTest, StudyLevel } from '@sayapatri/contract';
import table from '../content/countries.json';
import words from '../content/words.json';
import type { Country } from '../schema/texts.ts';
import { anyOf, type Message, onlyOf } from './message.ts';

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

/** As a whole word, "pte" is not in "chapter" or "September". */
const asked = { ielts: anyOf(words.tests.ielts), pte: anyOf(words.tests.pte) };
const eitherTest = anyOf(words.tests.either);

/** The tests that a message asks about: both if it names only "the English test". */
export function namedTests(message: Message): readonly EnglishTest[] {
  const tests = (['ielts', 'pte'] as const).filter((test) => asked[test](message));
  return tests.length === 0 && eitherTest(message) ? ['ielts', 'pte'] : tests;
}

/** The level that a message names; a bachelor's degree otherwise. */
export function levelIn(message: Message): StudyLevel {
  const levels = Object.keys(words.levels) as (keyof typeof words.levels)[];
  return levels.find((level) => anyOf(words.levels[level])(message)) ?? 'bachelor';
}

export const namesCountry = (message: Message) => namedCountries(message).length > 0;
export const namesTest = (message: Message) => namedTests(message).length > 0;
