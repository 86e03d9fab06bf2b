import { rateOf } from '../money/amount.ts';
import { type Range, readAmount } from '../money/amountIn.ts';
import type { Rate } from '../schema/planSchemas.ts';
import type { Plan } from '../state/usePlan.ts';
import type { CostPlan } from './costPlan.ts';
import type { CountryCosts } from './countryCosts.ts';

/** A field to type in, by its name in the address. */
export const typedFields = ['tuition', 'living', 'insurance', 'tests', 'flight', 'years', 'rate'] as const;
export type TypedField = (typeof typedFields)[number];

/** No cost of a student is higher than ten crore rupees: a higher one is a slip of the finger. */
const most = 100_000_000;

/** The range that each field accepts, in its own unit. An own rate may be a fifth or five times ours. */
export function rangesFor({ currency }: Pick<CountryCosts, 'currency'>, rates: readonly Rate[]) {
  const { npr } = rateOf(currency, rates);
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
 * Reads the visitor's own figures beside country and level: `?country=uk&level=master&tuition=18000&city=big`. A city counts
 * only where the country has figures by city. `faults` are the fields whose text is no amount in the field's range.
 */
export function readPlan(
  { country, level, query }: Pick<Plan, 'country' | 'level' | 'query'>,
  costs: CountryCosts,
  rates: readonly Rate[],
): { plan: CostPlan; faults: readonly TypedField[] } {
  const ranges = rangesFor(costs, rates);
  const read = typedFields.map((name) => [name, readAmount(query.get(name), ranges[name])] as const);
  const city = (['big', 'small'] as const).find((one) => one === query.get('city'));
  return {
    plan: {
      country,
      level,
      ...(city && costs.living?.byCity && { city }),
      ...Object.fromEntries(read.map(([name, { value }]) => [name, value])),
    },
    faults: read.flatMap(([name, { isFaulty }]) => (isFaulty ? [name] : [])),
  };
}
