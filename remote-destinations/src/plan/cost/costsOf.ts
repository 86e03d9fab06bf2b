/** Turns a country's facts into the planner's figures. Pure functions. */
import type { StudyLevel } from '@sayapatri/contract';
import { figureToCount } from '@sayapatri/facts';
import { countryHead } from '../content/countryHead.ts';
import { type Amount, amountOf, yearly } from '../money/amount.ts';
import { byLevel, studyLevels } from '../state/planAnswers.ts';
import type { CityAmount, CountryCosts, PlannedCountry, PlannedFact } from './countryCosts.ts';

type Read = (fact: PlannedFact | undefined) => Amount | undefined;

/** The longer duration, so that a budget is not too small. */
function yearsOf(fact: PlannedFact | undefined): number | undefined {
  const { low, high = low } = fact ? figureToCount(fact) : {};
  return high === undefined || fact?.unit !== 'month' ? high : high / 12;
}

/** The amount of one figure, or the range from the smaller cities' figure to the big cities'. */
function cityAmount(figure: PlannedCountry['costs']['living'], read: Read): CityAmount | undefined {
  if (figure === undefined) return undefined;
  if ('value' in figure) {
    const amount = read(figure);
    return amount && { low: amount.low, high: amount.high, facts: [figure] };
  }
  const [big, small] = [read(figure.big), read(figure.small)];
  if (big === undefined || small === undefined) return undefined;
  return { low: small.low, high: big.high, byCity: { big, small }, facts: [figure.big, figure.small] };
}

/** The levels with a known tuition. */
export const offeredLevels = ({ tuition }: Pick<CountryCosts, 'tuition'>): StudyLevel[] =>
  studyLevels.filter((level) => tuition[level]);

/** A figure in another currency than the country's is left out, because it can't be added to the others. */
export function costsOf({ facts, details, costs }: PlannedCountry): CountryCosts {
  const { currency } = facts;
  const inCurrency = (read: (fact: PlannedFact) => Amount | undefined) => (fact: PlannedFact | undefined) =>
    fact?.currency === currency ? read(fact) : undefined;
  const inYear = inCurrency(yearly);
  const once = inCurrency((fact) => amountOf(fact));
  const all = (found: readonly PlannedFact[], read: Read) => found.flatMap((fact) => read(fact) ?? []);
  const living = cityAmount(costs.living, inYear);
  const insurance = inYear(costs.insurance);
  // A sum for a month is shown for a year, any other sum for the time in the rule.
  const toShow = cityAmount(
    costs.funds ?? facts.proofOfFunds,
    inCurrency((fact) => (fact.per === 'month' ? yearly(fact) : amountOf(fact))),
  );
  const [first, later] = [once(details['private-tuition']), once(details['private-tuition-later'])];
  const { cities, notInLiving, yearEnds, insuranceWithVisa, insuranceAtOnce } = costs;
  return {
    id: countryHead(facts).id,
    name: costs.inSentence,
    currency,
    guidePath: facts.guidePath,
    tuition: byLevel((level) => inYear(facts.tuition[level])),
    privateTuition: byLevel((level) =>
      first && later && costs.privateLevels?.some((one) => one === level) ? { first, later } : undefined,
    ),
    years: byLevel((level) => yearsOf(facts.duration[level])),
    ...(living && { living }),
    ...(cities && { cities }),
    ...(notInLiving && { notInLiving }),
    ...(yearEnds && { yearEnds }),
    ...(insurance && { insurance }),
    ...(insuranceWithVisa && { insuranceWithVisa }),
    ...(insuranceAtOnce !== undefined && { insuranceAtOnce }),
    yearly: all(costs.yearly, inYear),
    visa: all(costs.visa, once),
    ...(costs.once && { once: { levels: costs.once.levels, amounts: all(costs.once.facts, once) } }),
    funds: {
      fact: facts.proofOfFunds,
      ...(toShow && { living: toShow }),
      withTuition: costs.withTuition !== undefined,
      ...(costs.also && { also: costs.also }),
      ...(details['funds-held'] && { held: details['funds-held'] }),
    },
    work: byLevel((level) =>
      level === 'master' || level === 'doctorate'
        ? (details['work-master'] ?? facts.workHours)
        : facts.workHours,
    ),
  };
}
