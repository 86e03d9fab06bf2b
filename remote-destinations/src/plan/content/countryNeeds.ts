/** What each country requires, read from the facts that its guide states, and a year's costs in rupees. */
import type { CountryFacts } from '@sayapatri/contract';
import { figureToCount } from '@sayapatri/facts';
import type { TestId } from '@sayapatri/facts/scores/levels';
import countryFacts from '../../content/countryFacts.ts';
import type { CountryNeeds, Needs, NextLevel } from '../check/countryNeeds.ts';
import { costOf } from '../cost/costPlan.ts';
import { sum } from '../money/amount.ts';
import { roundedMoney } from '../rates/rate.ts';
import countryCosts from './countryCosts.ts';
import { countryHead } from './countryHead.ts';
import { rates } from './rates.ts';

const yearly = new Set(['tuition', 'living', 'insurance', 'fee']);

const tests: readonly TestId[] = ['ielts', 'pte', 'toefl'];

function needsOf(country: CountryFacts, level: NextLevel): Needs {
  const { id } = countryHead(country);
  const costs = countryCosts.find((country) => country.id === id);
  if (costs === undefined) throw new Error(`The planner has no costs of ${id}.`);
  const { lines } = costOf({ country: id, level, city: 'any' }, costs, rates);
  const known = lines.filter((line) => yearly.has(line.id) && line.npr !== undefined);
  const has = (part: string) => known.some((line) => line.id === part);
  const english = country.english[level];
  const stated = { ielts: english, pte: country.pte[level], toefl: country.toefl[level] };
  const scores = tests.flatMap((test) => {
    const { low, high = low } = stated[test] ? figureToCount(stated[test]) : {};
    return low === undefined || high === undefined ? [] : [[test, { low, high }]];
  });
  return {
    english,
    scores: Object.fromEntries(scores),
    year:
      has('tuition') || has('living')
        ? roundedMoney(sum(known.flatMap(({ npr }) => (npr ? [npr] : []))))
        : undefined,
    // `NZ$22,000 or more` has no upper end.
    open: known.some(({ facts }) => facts.some((fact) => fact.open)),
    part: has('tuition') && has('living') ? 'all' : has('tuition') ? 'tuition' : 'living',
    facts: [
      ...Object.values(stated).filter((fact) => fact !== undefined),
      ...known.flatMap(({ facts }) => facts),
    ],
  };
}

const countryNeeds: readonly CountryNeeds[] = countryFacts.map((facts) => ({
  ...countryHead(facts),
  needs: {
    bachelor: needsOf(facts, 'bachelor'),
    master: needsOf(facts, 'master'),
    doctorate: needsOf(facts, 'doctorate'),
  },
}));

export default countryNeeds;
