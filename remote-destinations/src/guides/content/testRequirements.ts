/**
 * The dataset `testRequirements`: the English scores that six countries ask for, from the facts of their guides. A missing
 * PTE score is replaced by the equivalent of the IELTS score by Pearson's table, and marked so.
 */
import type {
  CountryFacts,
  RequirementCountry,
  TestRequirement,
  TestRequirements,
} from '@sayapatri/contract';
import { type Fact, figureToCount } from '@sayapatri/facts';
import { lowestFor } from '@sayapatri/facts/scores/levels';
import { pteTable } from '@sayapatri/facts/scores/tables';
import { byLevel } from '../../plan/state/planAnswers.ts';
import countryFacts from './countryFacts.ts';

const countries: readonly RequirementCountry[] = [
  ...(['australia', 'usa', 'uk', 'canada', 'new zealand', 'japan'] as const),
];

const levels = ['bachelor', 'master'] as const;

/** The scores that equal the steps of a country's own scale, as one sentence. */
const inOneNote = (steps: readonly Fact[], read: (fact: Fact) => string): TestRequirement => ({
  note: steps.map(read).join(', '),
});

/** The PTE score that is the equivalent of an IELTS score, or of both ends of a range. */
function pteFor(ielts: Fact | undefined): string | undefined {
  const { low, high = low } = ielts ? figureToCount(ielts) : {};
  const [from, to] = [low, high].map((score) => (score === undefined ? undefined : lowestFor('pte', score)));
  return from === to ? from?.toString() : `${from}–${to}`;
}

function testsOf({ english, pte, scale }: CountryFacts): TestRequirements[RequirementCountry]['tests'] {
  if (scale)
    return {
      ielts: inOneNote(scale, ({ meaning, value }) => `${meaning} is ${value}`),
      // Canada’s scale is read from PTE Core: Pearson’s table is for PTE Academic.
      pte: {},
    };
  return {
    ielts: byLevel((level) => english[level]?.score, levels),
    pte: pte.bachelor
      ? byLevel((level) => pte[level]?.score, levels)
      : { ...byLevel((level) => pteFor(english[level]), levels), equivalent: pteTable.name },
  };
}

const entries = countries.map((key) => {
  const facts = countryFacts.find(({ country }) => country.toLowerCase() === key);
  if (facts === undefined) throw new Error(`No guide has the country ${key}.`);
  const { country, guidePath, english, pte, scale } = facts;
  const stated = scale ?? levels.flatMap((level) => english[level] ?? []);
  const ends = stated.map(figureToCount).flatMap(({ low = Number.NaN, high = low }) => [low, high]);
  const sources = [...stated, ...levels.flatMap((level) => pte[level] ?? [])].map(
    ({ source, worldNote }) => ({
      source,
      ...(worldNote && { worldNote }),
    }),
  );
  return [
    key,
    {
      label: country,
      guidePath,
      tests: testsOf(facts),
      ielts: { from: Math.min(...ends), to: Math.max(...ends) },
      sources: [...new Map(sources.map((one) => [JSON.stringify(one), one])).values()],
    },
  ] satisfies [string, TestRequirements[RequirementCountry]];
});

// Every country has an entry, because a missing one throws above.
export default Object.fromEntries(entries) as Record<RequirementCountry, unknown> as TestRequirements;
