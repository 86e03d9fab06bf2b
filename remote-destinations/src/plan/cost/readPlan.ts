import { rateOf } from '../content/rates.ts';
import { type Range, readAmount } from '../money/amountIn.ts';
import type { Plan } from '../state/usePlan.ts';
import type { CostPlan } from './costPlan.ts';
import type { CountryOfGuide } from './country.ts';

/** A field to type in, by its name in the address. */
export const typedFields = ['tuition', 'living', 'insurance', 'tests', 'flight', 'years', 'rate'] as const;
export type TypedField = (typeof typedFields)[number];

/** No cost of a student is higher than ten crore rupees: a higher one is a slip of the finger. */
const most = 100_000_000;

/** The range that each field accepts, in its own unit. An own rate may be a fifth or five times ours. */
export function rangesFor({ facts: { currency } }: CountryOfGuide) {
  const { npr } = rateOf(currency);
  const twoDigits = (amount: number) => Number(amount.toPrecision(2));
  const inCurrency = { min: 0, max: twoDigits(most / npr) };
  const inRupees = { min: 0, max: most };
  return {
    tuition: inCurrency,
    living: inCurrency,
    insurance: inRupees,
    tests: inRupees,
    flight: inRupees,
    years: { min: 0.5, max: 10 },
    rate: { min: twoDigits(npr / 5), max: twoDigits(npr * 5) },
  } satisfies Record<TypedField, Range>;
}

/**
 * Reads the visitor's own figures beside the level: `?country=uk&level=master&tuition=18000&city=big`. A city counts
 * only where the country has figures by city. `faults` are the fields whose text is no amount in the field's range.
 */
export function readPlan(
  { level, query }: Pick<Plan, 'level' | 'query'>,
  country: CountryOfGuide,
): { plan: CostPlan; faults: readonly TypedField[] } {
  const ranges = rangesFor(country);
  const read = typedFields.map((name) => [name, readAmount(query.get(name), ranges[name])] as const);
  const { living } = country.costs;
  const byCity = living && 'big' in living;
  const city = byCity ? (['big', 'small'] as const).find((one) => one === query.get('city')) : undefined;
  return {
    plan: { level, city, ...Object.fromEntries(read.map(([name, { value }]) => [name, value])) },
    faults: read.flatMap(([name, { isFaulty }]) => (isFaulty ? [name] : [])),
  };
}
