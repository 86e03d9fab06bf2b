import { type Fact, figureToCount } from '@sayapatri/facts';

/** A range of money in one currency; a single amount has `low` equal to `high`. */
export interface Money {
  low: number;
  high: number;
}

/** An amount and the fact that states it. */
export interface Amount extends Money {
  fact: Fact;
}

export const sum = (parts: readonly Money[]): Money => ({
  low: parts.reduce((total, { low }) => total + low, 0),
  high: parts.reduce((total, { high }) => total + high, 0),
});

/** The range from the lowest to the highest amount; undefined without amounts. */
export const rangeOf = (amounts: readonly Money[]): Money | undefined =>
  amounts.length === 0
    ? undefined
    : { low: Math.min(...amounts.map(({ low }) => low)), high: Math.max(...amounts.map(({ high }) => high)) };

export const times = ({ low, high }: Money, factor: number): Money => ({
  low: low * factor,
  high: high * factor,
});

/** The amount as the fact states it; undefined if the fact has no figure. */
export function amountOf(fact: Fact, factor: number | undefined = 1): Amount | undefined {
  const { low, high = low } = figureToCount(fact);
  return low === undefined || high === undefined ? undefined : { ...times({ low, high }, factor), fact };
}

/** Whether the figure to count is only the lower end, so that a sum with it can be higher. */
export const isOpen = (fact: Fact): boolean => figureToCount(fact).open ?? false;

/** How many of each period a year has; an amount for nine months is spread over twelve. */
const inAYear: Partial<Record<NonNullable<Fact['per']>, number>> = {
  month: 12,
  'nine months': 12 / 9,
  semester: 2,
};

/** The amount for a year, whatever period the fact states. */
export const yearly = (fact: Fact): Amount | undefined =>
  amountOf(fact, fact.per === undefined ? 1 : (inAYear[fact.per] ?? 1));
