/** What each country requires, read from the facts that its guide states, and a year's costs in rupees. */
import type { Fact } from 'shared/facts';
import countryFacts from '../../content/countryFacts.ts';
import { pteBachelor, pteMaster } from '../../content/facts/australia.ts';
import { postgraduate, undergraduate } from '../../content/facts/newZealand.ts';
import type { AskedScore, CountryNeeds, Needs, NextLevel } from '../check/countryNeeds.ts';
import { costOf } from '../cost/costPlan.ts';
import { sum } from '../money/amount.ts';
import { roundedMoney } from '../rates/rate.ts';
import countryCosts from './countryCosts.ts';
import { countryHead } from './countryHead.ts';
import { rates } from './rates.ts';

/** Scores of other tests than IELTS that a country's guide states. */
const otherTests: Record<string, Partial<Record<NextLevel, Partial<Record<'pte' | 'toefl', Fact>>>>> = {
  australia: { bachelor: { pte: pteBachelor }, master: { pte: pteMaster } },
  'new-zealand': { bachelor: { toefl: undergraduate.toefl }, master: { toefl: postgraduate.toefl } },
};

/** The first number or range in `6.0-6.5` or `IELTS 6.0, no band under 5.5`; undefined if there is none. */
export function askedScore({ value }: Pick<Fact, 'value'>): AskedScore | undefined {
  const [, low, high = low] = /(\d+(?:\.\d)?)(?:-(\d+(?:\.\d)?))?/.exec(value) ?? [];
  return low === undefined ? undefined : { low: Number(low), high: Number(high) };
}

const yearly = new Set(['tuition', 'living', 'insurance', 'fee']);

function needsOf(id: string, level: NextLevel, english: Fact | undefined): Needs {
  const costs = countryCosts.find((country) => country.id === id);
  if (costs === undefined) throw new Error(`The planner has no costs of ${id}.`);
  const { lines } = costOf({ country: id, level, city: 'any' }, costs, rates);
  const known = lines.filter((line) => yearly.has(line.id) && line.npr !== undefined);
  const has = (part: string) => known.some((line) => line.id === part);
  const others = Object.entries(otherTests[id]?.[level] ?? {});
  const scores = [...(english ? ([['ielts', english]] as const) : []), ...others].flatMap(([test, fact]) => {
    const asked = askedScore(fact);
    return asked ? [[test, asked]] : [];
  });
  return {
    english,
    scores: Object.fromEntries(scores),
    year:
      has('tuition') || has('living')
        ? roundedMoney(sum(known.flatMap(({ npr }) => (npr ? [npr] : []))))
        : undefined,
    // `NZ$22,000 or more` has no upper end.
    open: known.some(({ facts }) => facts.some(({ value }) => /^from\b|\bor more$/i.test(value))),
    part: has('tuition') && has('living') ? 'all' : has('tuition') ? 'tuition' : 'living',
    facts: [
      ...(english ? [english] : []),
      ...others.map(([, fact]) => fact),
      ...known.flatMap(({ facts }) => facts),
    ],
  };
}

const countryNeeds: readonly CountryNeeds[] = countryFacts.map((facts) => {
  const head = countryHead(facts);
  const of = (level: NextLevel) =>
    needsOf(head.id, level, (facts.english as Partial<Record<NextLevel, Fact>>)[level]);
  return { ...head, needs: { bachelor: of('bachelor'), master: of('master'), doctorate: of('doctorate') } };
});

export default countryNeeds;
