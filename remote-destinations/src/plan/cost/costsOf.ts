/** Turns a country's facts into the planner's figures. Pure functions. */
import type { StudyLevel } from '@sayapatri/contract';
import { type Fact, figureToCount } from '@sayapatri/facts';
import { countryHead } from '../content/countryHead.ts';
import { type Amount, amountOf, yearly } from '../money/amount.ts';
import type { CityAmount, CountryCosts, CountryOfGuide } from './countryCosts.ts';

type ByLevel<Value> = Partial<Record<StudyLevel, Value>>;
type Read = (fact: Fact) => Amount | undefined;

/** The value that `read` returns for each level's fact, without undefined ones. */
const byLevel = <Value>(facts: ByLevel<Fact>, read: (fact: Fact) => Value | undefined): ByLevel<Value> =>
  Object.fromEntries(
    Object.entries(facts).flatMap(([level, fact]) => {
      const value = read(fact);
      return value === undefined ? [] : [[level, value]];
    }),
  );

/** The longer duration, so that a budget is not too small. */
function yearsOf(fact: Fact): number | undefined {
  const { low, high = low } = figureToCount(fact);
  return high === undefined || fact.unit !== 'month' ? high : high / 12;
}

/** The amount of one figure, or the range from the smaller cities' figure to the big cities'. */
function cityAmount(
  figure: CountryOfGuide['costs']['living'] | undefined,
  read: Read,
): CityAmount | undefined {
  if (figure === undefined) return undefined;
  if ('meaning' in figure) {
    const amount = read(figure);
    return amount && { low: amount.low, high: amount.high, facts: [figure] };
  }
  const [big, small] = [read(figure.big), read(figure.small)];
  if (big === undefined || small === undefined) return undefined;
  return { low: small.low, high: big.high, byCity: { big, small }, facts: [figure.big, figure.small] };
}

function workOf(fact: Fact | undefined): Pick<CountryCosts, 'work'> {
  const { low, high = low } = fact ? figureToCount(fact) : {};
  if (fact === undefined || high === undefined || fact.unit !== 'hour') return {};
  const weeks = fact.per === 'fortnight' ? 2 : fact.per === 'year' ? 52 : 1;
  return { work: { fact, hoursPerWeek: high / weeks } };
}

/** A figure in another currency than the country's is left out, because it can't be added to the others. */
export function costsOf({ facts, details, costs }: CountryOfGuide): CountryCosts {
  const { currency } = facts;
  const inCurrency = (read: Read) => (fact: Fact | undefined) =>
    fact?.currency === currency ? read(fact) : undefined;
  const inYear = inCurrency(yearly);
  const once = inCurrency(amountOf);
  const all = (found: readonly Fact[], read: typeof once) => found.flatMap((fact) => read(fact) ?? []);
  const single = {
    living: cityAmount(costs.living, inYear),
    insurance: inYear(costs.insurance),
    deposit: once(details.deposit),
    flight: once(details.flight),
  };
  // A sum for a month is shown for a year, any other sum for the time in the rule.
  const toShow = cityAmount(
    costs.funds ?? facts.proofOfFunds,
    inCurrency((fact) => (fact.per === 'month' ? yearly(fact) : amountOf(fact))),
  );
  return {
    id: countryHead(facts).id,
    name: costs.inSentence,
    currency,
    guidePath: facts.guidePath,
    tuition: byLevel(facts.tuition, inYear),
    years: byLevel(facts.duration, yearsOf),
    ...(costs.notInLiving && { notInLiving: costs.notInLiving }),
    ...(costs.yearEnds && { yearEnds: costs.yearEnds }),
    ...(costs.insuranceWithVisa && { insuranceWithVisa: costs.insuranceWithVisa }),
    yearly: all(costs.yearly, inYear),
    visa: all(costs.visa, once),
    ...Object.fromEntries(Object.entries(single).filter(([, amount]) => amount)),
    ...(costs.once && { once: { levels: costs.once.levels, amounts: all(costs.once.facts, once) } }),
    funds: {
      fact: facts.proofOfFunds,
      ...(toShow && { living: toShow }),
      withTuition: costs.withTuition !== undefined,
      ...(costs.also && { also: costs.also }),
    },
    ...workOf(facts.workHours),
  };
}
