/** Calculates what a plan costs, in rupees and in the country's currency. Pure functions. */
import type { StudyLevel } from '@sayapatri/contract';
import type { Fact } from '@sayapatri/facts';
import factOf from '../content/facts.json?facts';
import { type Money, sum, times } from '../money/amount.ts';
import { type Rate, rateOf, roundedMoney, roundedRupees } from '../rates/rate.ts';
import type { CostLine, CostResult } from './costResult.ts';
import type { CityType, CountryCosts } from './countryCosts.ts';

/** Nepal's education service fee, as a share of the money exchanged. */
const serviceFeeShare = (factOf('service-fee').low ?? 0) / 100;

/** The visitor's choices. Own amounts replace the site's figures; an empty one is undefined. */
export interface CostPlan {
  country: string;
  level: StudyLevel;
  city: CityType;
  years?: number | undefined;
  /** A year's tuition, in the country's currency. */
  tuition?: number | undefined;
  /** A month's living costs, in the country's currency. */
  living?: number | undefined;
  /** A year's insurance in rupees. */
  insurance?: number | undefined;
  /** All flights in rupees. */
  flight?: number | undefined;
  /** An hour's wage, in the country's currency. */
  wage?: number | undefined;
  /** Rupees for one unit of the country's currency, instead of the table's rate. */
  rate?: number | undefined;
}

const single = (amount: number): Money => ({ low: amount, high: amount });

/**
 * The lower half of a range counts for smaller cities, the upper half for big ones, unless the source itself
 * distinguishes cities.
 */
function livingIn(living: NonNullable<CountryCosts['living']>, city: CityType): Money {
  if (city === 'any') return living;
  if (living.byCity) return living.byCity[city];
  const middle = (living.low + living.high) / 2;
  return city === 'big' ? { low: middle, high: living.high } : { low: living.low, high: middle };
}

/**
 * Calculates the plan. `rates` needs a row for the country's currency and for that of its living costs. Throws an Error
 * naming a currency without a rate.
 */
export function costOf(plan: CostPlan, costs: CountryCosts, rates: readonly Rate[]): CostResult {
  const listed = rateOf(costs.currency, rates).npr;
  const rate = plan.rate ?? listed;
  const years = plan.years ?? costs.years[plan.level] ?? 1;
  const inNpr = (own: Money | undefined) => own && times(own, rate);

  const tuitionFigure = costs.tuition[plan.level];
  const tuition = plan.tuition === undefined ? tuitionFigure : single(plan.tuition);
  // Korea's living costs are stated in euros.
  const exchange = costs.living?.currency ? rateOf(costs.living.currency, rates).npr / listed : 1;
  const livingFigure = costs.living && times(livingIn(costs.living, plan.city), exchange);
  const living = plan.living === undefined ? livingFigure : single(plan.living * 12);
  const visa = costs.visa.length > 0 ? sum(costs.visa) : undefined;
  const once = costs.once?.levels.includes(plan.level) ? costs.once.amounts : [];
  const sent = [tuition, living].filter((part) => part !== undefined);
  const factsBehind = (figure: { fact: Fact } | undefined, typed: number | undefined) =>
    figure && typed === undefined ? [figure.fact] : [];

  const lines: CostLine[] = [
    {
      id: 'tuition',
      own: tuition,
      npr: inNpr(tuition),
      yearly: true,
      facts: factsBehind(tuitionFigure, plan.tuition),
    },
    {
      id: 'living',
      own: living,
      npr: inNpr(living),
      yearly: true,
      facts: plan.living === undefined ? (costs.living?.facts ?? []) : [],
    },
    {
      id: 'insurance',
      own: plan.insurance === undefined ? costs.insurance : undefined,
      npr: plan.insurance === undefined ? inNpr(costs.insurance) : single(plan.insurance),
      yearly: true,
      facts: factsBehind(costs.insurance, plan.insurance),
    },
    { id: 'visa', own: visa, npr: inNpr(visa), yearly: false, facts: costs.visa.map(({ fact }) => fact) },
    ...once.map((amount) => ({
      id: 'once' as const,
      own: amount,
      npr: inNpr(amount),
      yearly: false,
      facts: [amount.fact],
    })),
    {
      id: 'flight',
      npr: plan.flight === undefined ? undefined : single(plan.flight),
      yearly: false,
      facts: [],
    },
    {
      id: 'fee',
      npr: sent.length > 0 ? times(sum(sent), serviceFeeShare * rate) : undefined,
      yearly: true,
      facts: [],
    },
  ];
  const total = (ofYears: number) => {
    const npr = sum(lines.flatMap(({ npr, yearly }) => (npr ? [times(npr, yearly ? ofYears : 1)] : [])));
    return { npr: roundedMoney(npr), own: times(npr, 1 / rate) };
  };
  const shown = fundsOf(plan, costs, tuition);
  const hours = costs.work?.hoursPerWeek;
  return {
    lines,
    years,
    firstYear: total(1),
    whole: total(years),
    funds: shown && { own: shown, npr: roundedMoney(times(shown, rate)) },
    work:
      hours === undefined || plan.wage === undefined
        ? undefined
        : roundedRupees(hours * 52 * plan.wage * rate),
  };
}

/**
 * The living costs to show, plus the first year's tuition where the rule requires it. A range of sums has one sum for
 * each kind of city.
 */
function fundsOf({ city }: CostPlan, { funds }: CountryCosts, tuition: Money | undefined): Money | undefined {
  if (funds.living === undefined || (funds.withTuition && tuition === undefined)) return undefined;
  const { low, high } = funds.living;
  const living = city === 'any' ? funds.living : single(city === 'big' ? high : low);
  return sum(funds.withTuition && tuition ? [living, tuition] : [living]);
}
