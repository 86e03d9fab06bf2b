import { type CountryEntry, countries } from '../../content/countries.ts';
import { anyOf, type Message, onlyOf } from './message.ts';

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
