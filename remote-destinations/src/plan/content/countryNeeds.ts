/** Each country's requirements, from the facts of its guide and the cost planner's sums. */
import countries from 'virtual:countries';
import { type Fact, figureToCount } from '@sayapatri/facts';
import type { TestId } from '@sayapatri/facts/scores/levels';
import type { CountryNeeds, Needs, NextLevel } from '../check/countryNeeds.ts';
import { preparatoryYearIn } from '../check/rules.ts';
import { costOf } from '../cost/costPlan.ts';
import { costsOf } from '../cost/costsOf.ts';
import type { CountryOfGuide } from '../cost/countryCosts.ts';
import { countedFact, withCountry } from '../format/laterFigures.ts';
import { countryHead } from './countryHead.ts';
import { rates } from './rates.ts';

/** The value that `read` returns for each test whose fact has a score. */
const byTest = <Value>(
  stated: Record<TestId, Fact | undefined>,
  read: (low: number, high: number) => Value,
): Partial<Record<TestId, Value>> =>
  Object.fromEntries(
    Object.entries(stated).flatMap(([test, fact]) => {
      const { low, high = low } = fact ? figureToCount(fact) : {};
      return low === undefined || high === undefined ? [] : [[test, read(low, high)]];
    }),
  );

const present = (facts: readonly (Fact | undefined)[]) => facts.filter((fact) => fact !== undefined);

function needsOf(country: CountryOfGuide, level: NextLevel): Needs {
  const { facts, details } = country;
  const { id } = countryHead(facts);
  const { lines, firstYear, only, funds } = costOf(
    { country: id, level, city: 'any' },
    costsOf(country),
    rates,
  );
  const year = firstYear ?? only;
  const stated = { ielts: facts.english[level], pte: facts.pte[level], toefl: facts.toefl[level] };
  const forVisa = {
    ielts: details['english-visa'],
    pte: details['pte-visa'],
    toefl: details['toefl-visa'],
  };
  const isBelow = level === 'bachelor' && preparatoryYearIn.includes(id);
  const shown = [
    ...Object.values(stated),
    ...Object.values(forVisa),
    isBelow ? details.recognition : undefined,
    facts.proofOfFunds,
    ...lines.flatMap((line) => line.facts),
  ];
  return {
    english: present(Object.values(stated)),
    visaEnglish: present(Object.values(forVisa)),
    scores: byTest(stated, (low, high) => ({ low, high })),
    visaScores: byTest(forVisa, (low) => low),
    languageSchool: level === 'bachelor' ? facts.english.language : undefined,
    preparatoryYear: isBelow ? details.recognition : undefined,
    firstYear: year?.npr,
    open: year?.open ?? false,
    part: firstYear ? 'all' : (only?.id ?? 'all'),
    funds: {
      fact: facts.proofOfFunds,
      npr: funds?.npr,
      open: funds?.open ?? false,
    },
    facts: [...new Set(present(shown))].map((fact) => withCountry(facts.country, countedFact(fact))),
  };
}

const countryNeeds: readonly CountryNeeds[] = countries.map((country) => ({
  ...countryHead(country.facts),
  needs: {
    bachelor: needsOf(country, 'bachelor'),
    master: needsOf(country, 'master'),
    doctorate: needsOf(country, 'doctorate'),
  },
}));

export default countryNeeds;
