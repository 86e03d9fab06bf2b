/**
 * The guides' countries as the planning pages count with them in the browser: the facts that they use, without sources, dates
 * and notes, which `countrySources.ts` has. The build calculates both.
 */
import type { Fact } from '@sayapatri/facts';
import countries from '../../guides/content/countries.ts';
import type { DetailId } from '../../guides/schema/countryDetails.ts';
import type { CountryOfGuide, PlannedCountry, PlannedFact } from '../cost/countryCosts.ts';
import { capital } from '../format/format.ts';

const details: readonly DetailId[] = [
  'private-tuition',
  'private-tuition-later',
  'work-master',
  'processing',
  'family',
  'recognition',
  'english-visa',
  'pte-visa',
  'toefl-visa',
  'funds-held',
  'funds-papers',
  'funds-travel',
];

/** Where the facts are whose meanings a page prints. */
const explained =
  /^\/(facts\/tuition|details\/(private-tuition|funds-held|processing)|costs\/(living|once|visa))/;

/** The parts of a country that the planning pages use. */
export function usedOf({ facts, details: all, costs, unknown }: CountryOfGuide): CountryOfGuide {
  const { living: _, visaFee: __, ...used } = facts;
  return {
    facts: used,
    details: Object.fromEntries(Object.entries(all).filter(([id]) => details.some((one) => one === id))),
    costs,
    unknown,
  };
}

/** A fact's id among all guides, e.g. `uk/visa-fee`. */
export const idOf = ({ facts }: CountryOfGuide, { id }: Fact): string =>
  `${facts.guidePath.replace('/study-in-', '')}/${id}`;

/** The start of a fact's meaning that repeats its row's name, e.g. `Tuition a year, ` before `national university`. */
const rowName = new RegExp(
  `^(?:${[
    'tuition(?: a year)?(?:, (?:bachelor’s|master’s|graduate|postgraduate|doctoral) degree(?: by coursework)?)?',
    'living costs (?:a month|a year|to show)',
    'health insurance(?: a year)?',
  ].join('|')})(?:[,:;] | (?=for |in |outside )|$)`,
  'i',
);

function plannedFact(fact: Fact, id: string, isExplained: boolean): PlannedFact {
  const { source, asOf, origin, worldNote, score, meaning, today, counted, ...figure } = fact;
  const later = today?.map(({ source, asOf, ...figure }) => figure);
  const now = counted && later?.[today?.indexOf(counted) ?? -1];
  const words = isExplained && capital(meaning.replace(rowName, ''));
  return {
    ...figure,
    id,
    ...(words && { meaning: words }),
    ...(later && { today: later }),
    ...(now && { counted: now }),
  };
}

export default countries.map((country) => {
  const known = new Map<string, PlannedFact>();
  /** A part of the country with planned facts, each of them once. */
  const planned = (part: unknown, path: string): unknown => {
    if (typeof part !== 'object' || part === null) return part;
    if (Array.isArray(part)) return part.map((one) => planned(one, path));
    if (!('meaning' in part))
      return Object.fromEntries(
        Object.entries(part).map(([name, inner]) => [name, planned(inner, `${path}/${name}`)]),
      );
    const fact = part as Fact;
    const key = `${fact.id} ${explained.test(path)}`;
    const shown = known.get(key) ?? plannedFact(fact, idOf(country, fact), explained.test(path));
    known.set(key, shown);
    return shown;
  };
  return planned(usedOf(country), '') as PlannedCountry;
});
