/**
 * The parts of a plan's costs, in the country's currency: the visitor's own figure, or else the site's. A figure in another
 * currency is left out, because it can't be added to the others. Pure functions.
 */

import type { StudyLevel } from '@sayapatri/contract';
import type { Fact } from '@sayapatri/facts';
import { type Amount, amountOf, type Money, sum, times, yearly } from '../money/amount.ts';
import { studyLevels } from '../state/planAnswers.ts';
import type { City, CountryOfGuide } from './country.ts';

/** The amounts of the first year and of a later one, and the facts behind them. */
export interface Part {
  first: Money;
  /** Undefined for what is paid only once. */
  later?: Money | undefined;
  facts: readonly Fact[];
}

type Read = (fact: Fact | undefined) => Amount | undefined;

const inCurrency =
  ({ facts: { currency } }: CountryOfGuide, read: (fact: Fact) => Amount | undefined): Read =>
  (fact) =>
    fact?.currency === currency ? read(fact) : undefined;

const single = (amount: number): Money => ({ low: amount, high: amount });
const everyYear = (first: Money, facts: readonly Fact[]): Part => ({ first, later: first, facts });

/** What the visitor typed, of every year. */
export const typed = (amount: number | undefined, factor = 1): Part | undefined =>
  amount === undefined ? undefined : everyYear(single(amount * factor), []);
export const onlyOnce = (amount: number | undefined, facts: readonly Fact[] = []): Part | undefined =>
  amount === undefined ? undefined : { first: single(amount), facts };

function sumOf(facts: readonly Fact[], read: Read): Part | undefined {
  const amounts = facts.flatMap((fact) => read(fact) ?? []);
  return amounts.length === 0 ? undefined : { first: sum(amounts), facts: amounts.map(({ fact }) => fact) };
}

/** The levels with a known tuition. */
export const offeredLevels = (country: CountryOfGuide): StudyLevel[] =>
  studyLevels.filter((level) => tuitionOf(country, level));

/** A private university's fees, where they differ: the first year's, which includes admission, and a later one's. */
function privateTuitionOf(country: CountryOfGuide, level: StudyLevel) {
  const { details, costs } = country;
  const read = inCurrency(country, amountOf);
  const [first, later] = [read(details['private-tuition']), read(details['private-tuition-later'])];
  return first && later && costs.privateLevels?.some((one) => one === level) ? { first, later } : undefined;
}

/** A year's tuition: where private universities have fees of their own, from the public one's to the private one's. */
export function tuitionOf(country: CountryOfGuide, level: StudyLevel, own?: number): Part | undefined {
  const usual = inCurrency(country, yearly)(country.facts.tuition[level]);
  if (own !== undefined || usual === undefined) return typed(own);
  const other = privateTuitionOf(country, level);
  if (other === undefined) return everyYear(usual, [usual.fact]);
  const upTo = ({ high }: Money): Money => ({ low: usual.low, high });
  return {
    first: upTo(other.first),
    later: upTo(other.later),
    facts: [usual.fact, other.first.fact, other.later.fact],
  };
}

/** The amount of one figure, or of a kind of city, or from the smaller cities' figure to the big ones'. */
function inCities(
  figure: CountryOfGuide['costs']['living'],
  city: City | undefined,
  read: Read,
): Part | undefined {
  if (figure === undefined) return undefined;
  const [from, to] = 'value' in figure ? [figure, figure] : [figure[city ?? 'small'], figure[city ?? 'big']];
  const [low, high] = [read(from), read(to)];
  return low && high && everyYear({ low: low.low, high: high.high }, [...new Set([to, from])]);
}

/** A year's living costs; `own` is a month's. */
export const livingOf = (country: CountryOfGuide, city?: City, own?: number): Part | undefined =>
  own === undefined ? inCities(country.costs.living, city, inCurrency(country, yearly)) : typed(own, 12);

/** The living costs to show for the visa: a sum for a month for a year, any other sum for the time in the rule. */
export const livingToShow = (country: CountryOfGuide, city?: City): Part | undefined =>
  inCities(
    country.costs.funds ?? country.facts.proofOfFunds,
    city,
    inCurrency(country, (fact) => (fact.per === 'month' ? yearly(fact) : amountOf(fact))),
  );

/** The fees paid once for the visa. */
export const visaOf = (country: CountryOfGuide): Part | undefined =>
  sumOf(country.costs.visa, inCurrency(country, amountOf));

/** Other fees of every year, e.g. a semester contribution. */
export function yearlyOf(country: CountryOfGuide): Part | undefined {
  const part = sumOf(country.costs.yearly, inCurrency(country, yearly));
  return part && everyYear(part.first, part.facts);
}

/** Other fees paid once, e.g. for admission, which a private university's first year includes. */
export function onceOf(country: CountryOfGuide, level: StudyLevel, ownTuition?: number): Part | undefined {
  const { once } = country.costs;
  const part = once?.levels.includes(level) ? sumOf(once.facts, inCurrency(country, amountOf)) : undefined;
  const isRange = ownTuition === undefined && privateTuitionOf(country, level) !== undefined;
  return part && isRange ? { ...part, first: { low: part.first.low, high: 0 } } : part;
}

/** The insurance: a year's, or in the first year that of the whole stay, `insuredYears`, where it is paid at once. */
export function insuranceOf(country: CountryOfGuide, insuredYears?: number): Part | undefined {
  const insurance = inCurrency(country, yearly)(country.costs.insurance);
  if (insurance === undefined || insuredYears === undefined)
    return insurance && everyYear(insurance, [insurance.fact]);
  return { first: times(insurance, insuredYears), facts: [insurance.fact] };
}
