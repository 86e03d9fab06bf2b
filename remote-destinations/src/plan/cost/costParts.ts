/** The parts of a plan's costs, in the country's currency: the visitor's own figure, or else the site's. Pure functions. */
import type { StudyLevel } from '@sayapatri/contract';
import { type Amount, type Money, sum, times } from '../money/amount.ts';
import type { City, CountryCosts, PlannedFact } from './countryCosts.ts';

/** The amounts of the first year and of a later one, and the facts behind them. */
export interface Part {
  first: Money;
  /** Undefined for what is paid only once. */
  later?: Money | undefined;
  facts: readonly PlannedFact[];
}

export const single = (amount: number): Money => ({ low: amount, high: amount });
export const everyYear = (first: Money, facts: readonly PlannedFact[] = []): Part => ({
  first,
  later: first,
  facts,
});
export const typed = (amount: number | undefined, factor = 1): Part | undefined =>
  amount === undefined ? undefined : everyYear(single(amount * factor));
export const onlyOnce = (amount: number | undefined, facts: readonly PlannedFact[] = []): Part | undefined =>
  amount === undefined ? undefined : { first: single(amount), facts };
export const stated = (amounts: readonly Amount[]): Part | undefined =>
  amounts.length === 0 ? undefined : { first: sum(amounts), facts: amounts.map(({ fact }) => fact) };
const ends = ({ low }: Money, { high }: Money): Money => ({ low, high });

/** A year's tuition: where private universities have fees of their own, from the public one's to the private one's. */
export function tuitionOf(costs: CountryCosts, level: StudyLevel, own?: number): Part | undefined {
  const [usual, other] = [costs.tuition[level], costs.privateTuition[level]];
  if (own !== undefined || usual === undefined) return typed(own);
  if (other === undefined) return everyYear(usual, [usual.fact]);
  return {
    first: ends(usual, other.first),
    later: ends(usual, other.later),
    facts: [usual.fact, other.first.fact, other.later.fact],
  };
}

/** A year's living costs; `own` is a month's. */
export function livingOf({ living }: CountryCosts, city?: City, own?: number): Part | undefined {
  if (own !== undefined || living === undefined) return typed(own, 12);
  const inCity = city && living.byCity?.[city];
  return inCity ? everyYear(inCity, [inCity.fact]) : everyYear(living, living.facts);
}

/** The fees paid once, e.g. for admission, which a private university's first year includes. */
export function onceOf(costs: CountryCosts, level: StudyLevel, own?: number): Part | undefined {
  const part = costs.once?.levels.includes(level) ? stated(costs.once.amounts) : undefined;
  const isRange = own === undefined && costs.privateTuition[level] !== undefined;
  return part && isRange ? { ...part, first: { low: part.first.low, high: 0 } } : part;
}

/** The insurance: a year's, or in the first year that of the whole stay, `insuredYears`, where it is paid at once. */
export const insuranceOf = ({ insurance }: CountryCosts, insuredYears?: number): Part | undefined =>
  insurance &&
  (insuredYears === undefined
    ? everyYear(insurance, [insurance.fact])
    : { first: times(insurance, insuredYears), facts: [insurance.fact] });
