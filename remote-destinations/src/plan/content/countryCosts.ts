/** The planner's figures for each country, all from the facts that its guide states. */

import countries from 'virtual:countries';
import type { StudyLevel } from '@sayapatri/contract';
import { type Fact, figureToCount } from '@sayapatri/facts';
import type { CountryCosts, CountryOfGuide } from '../cost/countryCosts.ts';
import { type Amount, amountOf, sum, yearly } from '../money/amount.ts';
import { countryHead } from './countryHead.ts';

type ByLevel<Value> = Partial<Record<StudyLevel, Value>>;

const amounts = (facts: readonly Fact[]): Amount[] => facts.flatMap((fact) => amountOf(fact) ?? []);

/** What `read` makes of each level's fact, without the levels for which it makes nothing. */
const byLevel = <Value>(facts: ByLevel<Fact>, read: (fact: Fact) => Value | undefined): ByLevel<Value> =>
  Object.fromEntries(
    Object.entries(facts).flatMap(([level, fact]) => {
      const value = read(fact);
      return value === undefined ? [] : [[level, value]];
    }),
  );

/** The longer end, so that a budget is not too small. */
function yearsOf({ low, high = low, unit }: Fact): number | undefined {
  if (high === undefined) return undefined;
  return unit === 'month' ? Math.max(1, Math.round(high / 12)) : Math.ceil(high);
}

function livingOf({ facts: { currency }, costs: { living } }: CountryOfGuide): Pick<CountryCosts, 'living'> {
  if ('big' in living) {
    const [big, small] = [yearly(living.big), yearly(living.small)];
    if (big === undefined || small === undefined) return {};
    const facts = [living.big, living.small];
    return { living: { low: small.low, high: big.high, byCity: { big, small }, facts } };
  }
  const parts = living.flatMap((fact) => yearly(fact) ?? []);
  const stated = living[0]?.currency ?? currency;
  return parts.length === 0
    ? {}
    : { living: { ...sum(parts), facts: living, ...(stated !== currency && { currency: stated }) } };
}

/** The money to show, in one sum: a monthly one is for a year, any other for the time that the rule states. */
function fundsOf({ facts: { proofOfFunds: fact }, costs }: CountryOfGuide): CountryCosts['funds'] {
  const { living, withTuition = false, also } = costs;
  const sumOf = (one: Fact) => (one.per === 'month' ? yearly(one) : amountOf(one));
  const shown = sumOf(fact);
  const inBigCity = 'big' in living ? sumOf(living.big) : shown;
  return {
    fact,
    ...(shown && inBigCity && { living: { low: shown.low, high: inBigCity.high, fact } }),
    withTuition,
    ...(also && { also }),
  };
}

function workOf(fact: Fact | undefined): Pick<CountryCosts, 'work'> {
  const { low, high = low } = fact ? figureToCount(fact) : {};
  if (fact === undefined || high === undefined || fact.unit !== 'hour') return {};
  return { work: { fact, hoursPerWeek: fact.per === 'fortnight' ? high / 2 : high } };
}

const costs: readonly CountryCosts[] = countries.map((country) => {
  const { facts, costs } = country;
  const insurance = costs.insurance && yearly(costs.insurance);
  return {
    id: countryHead(facts).id,
    name: costs.inSentence,
    currency: facts.currency,
    guidePath: facts.guidePath,
    tuition: byLevel(facts.tuition, yearly),
    years: byLevel(facts.duration, yearsOf),
    ...livingOf(country),
    visa: amounts(costs.visa),
    ...(insurance && { insurance }),
    ...(costs.once && { once: { levels: costs.once.levels, amounts: amounts(costs.once.facts) } }),
    funds: fundsOf(country),
    ...workOf(facts.workHours),
  };
});

export default costs;
