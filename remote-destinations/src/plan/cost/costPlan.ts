/** Calculates the costs of a plan, in rupees and in the country's currency. Pure functions. */
import type { StudyLevel } from '@sayapatri/contract';
import type { Fact } from '@sayapatri/facts';
import { preparatoryYearIn } from '../check/rules.ts';
import factOf from '../content/facts.json?facts';
import { type Amount, isOpen, type Money, sum, times } from '../money/amount.ts';
import { type Rate, rateOf, roundedRupees } from '../rates/rate.ts';
import type { CityAmount, CityType, CountryCosts } from './countryCosts.ts';

/** Nepal's education service fee, as a share of the tuition and living costs that are exchanged. */
const serviceFeeShare = (factOf('service-fee').low ?? 0) / 100;
const noc = factOf('noc');

/** The visitor's choices. An amount replaces the site's figure; an empty field is undefined. */
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
  /** English test, medical examination and papers, in rupees. */
  tests?: number | undefined;
  /** All flights in rupees. */
  flight?: number | undefined;
  /** An hour's wage, in the country's currency. */
  wage?: number | undefined;
  /** Rupees for one unit of the country's currency, instead of the table's rate. */
  rate?: number | undefined;
}

export type LineId =
  | ('tuition' | 'living' | 'insurance' | 'yearly' | 'visa' | 'once')
  | ('noc' | 'tests' | 'flight' | 'deposit' | 'fee');

export interface CostLine {
  id: LineId;
  /** In rupees, not rounded; undefined if there is no figure. */
  npr: Money | undefined;
  /** In the country's currency; left out for a figure in rupees. */
  own?: Money | undefined;
  /** Paid every year, or only in the first. */
  yearly: boolean;
  /** True if a source gives only the lower end. */
  open: boolean;
  /** The facts behind the figure; empty for a typed figure. */
  facts: readonly Fact[];
}

/** Whether the line is one of the two without which there is no total. */
export const isMain = ({ id }: CostLine): boolean => id === 'tuition' || id === 'living';

export interface Total {
  /** In rupees, not rounded. */
  npr: Money;
  /** In the country's currency. */
  own: Money;
  /** True if a source gives only the lower end of the tuition or the living costs, so that the total can be higher. */
  open: boolean;
}

export interface CostResult {
  lines: readonly CostLine[];
  /** The course's years, typed or usual; undefined if neither is known. */
  years: number | undefined;
  /** Undefined unless both tuition and living costs are known. */
  firstYear?: Total | undefined;
  /** The whole course; undefined without `firstYear` or `years`. */
  whole?: Total | undefined;
  /** A year's tuition or living costs, if only one of the two is known. */
  only?: (Total & { id: 'tuition' | 'living' }) | undefined;
  /** The costs that the source of the living costs leaves out; undefined if the visitor typed living costs. */
  notInLiving?: string | undefined;
  /** True if a preparatory year, which no total includes, usually comes before the course. */
  preparatoryYear: boolean;
  /** The lines without a figure, which no total includes. */
  missing: readonly LineId[];
  /** Money to show for the visa, if it can be calculated. */
  funds?: Total | undefined;
  /** A year's wages in rupees for all permitted hours at the typed wage: a maximum. */
  work?: number | undefined;
}

/** The amount of a line and the facts behind it; a typed amount has no facts. */
type LineAmount = Money & { facts: readonly Fact[] };

const single = (amount: number): Money => ({ low: amount, high: amount });
const typed = (amount: number | undefined, factor = 1): LineAmount | undefined =>
  amount === undefined ? undefined : { ...single(amount * factor), facts: [] };
const stated = (amounts: readonly (Amount | undefined)[]): LineAmount | undefined => {
  const known = amounts.filter((amount) => amount !== undefined);
  return known.length === 0 ? undefined : { ...sum(known), facts: known.map(({ fact }) => fact) };
};

/**
 * The lower half of a range counts for smaller cities, the upper half for big ones, unless the source itself
 * distinguishes cities.
 */
function livingIn(living: CityAmount | undefined, city: CityType): LineAmount | undefined {
  if (living === undefined || city === 'any') return living;
  if (living.byCity) return stated([living.byCity[city]]);
  const middle = (living.low + living.high) / 2;
  const { low, high, facts } = living;
  return city === 'big' ? { low: middle, high, facts } : { low, high: middle, facts };
}

/** Calculates the plan. Throws an Error if `rates` has no row for the country's currency. */
export function costOf(plan: CostPlan, costs: CountryCosts, rates: readonly Rate[]): CostResult {
  const rate = plan.rate ?? rateOf(costs.currency, rates).npr;
  const years = plan.years ?? costs.years[plan.level];
  const line = (id: LineId, yearly: boolean, part: LineAmount | undefined, inRupees = false): CostLine => ({
    id,
    yearly,
    npr: part && (inRupees ? part : times(part, rate)),
    ...(part && !inRupees && { own: { low: part.low, high: part.high } }),
    open: part?.facts.some(isOpen) ?? false,
    facts: part?.facts ?? [],
  });
  const tuition = typed(plan.tuition) ?? stated([costs.tuition[plan.level]]);
  const living = typed(plan.living, 12) ?? livingIn(costs.living, plan.city);
  const known = [tuition, living].filter((part) => part !== undefined);
  const once = costs.once?.levels.includes(plan.level) ? costs.once.amounts : [];
  const lines: CostLine[] = [
    line('tuition', true, tuition),
    line('living', true, living),
    plan.insurance === undefined
      ? line('insurance', true, stated([costs.insurance]))
      : line('insurance', true, typed(plan.insurance), true),
    ...(costs.yearly.length > 0 ? [line('yearly', true, stated(costs.yearly))] : []),
    line('visa', false, stated(costs.visa)),
    ...(once.length > 0 ? [line('once', false, stated(once))] : []),
    line('noc', false, { ...single(noc.low ?? 0), facts: [noc] }, true),
    line('tests', false, typed(plan.tests), true),
    plan.flight === undefined
      ? line('flight', false, stated([costs.flight]))
      : line('flight', false, typed(plan.flight), true),
    line('deposit', false, stated([costs.deposit])),
    line('fee', true, known.length > 0 ? { ...times(sum(known), serviceFeeShare), facts: [] } : undefined),
  ];
  const totalOf = (counted: readonly CostLine[], ofYears = 1): Total => {
    const npr = sum(counted.flatMap(({ npr, yearly }) => (npr ? [times(npr, yearly ? ofYears : 1)] : [])));
    // The words beside a total name any other open line, which adds little to its upper end.
    const open = counted.some((line) => line.open && isMain(line));
    return { npr, own: times(npr, 1 / rate), open };
  };
  const isWhole = tuition !== undefined && living !== undefined;
  const only = lines.find((line) => isMain(line) && line.npr);
  const hours = costs.work?.hoursPerWeek;
  return {
    lines,
    years,
    firstYear: isWhole ? totalOf(lines) : undefined,
    whole: isWhole && years !== undefined ? totalOf(lines, years) : undefined,
    only: !isWhole && only ? { ...totalOf([only]), id: only.id as 'tuition' | 'living' } : undefined,
    notInLiving: plan.living === undefined ? costs.notInLiving : undefined,
    preparatoryYear: plan.level === 'bachelor' && preparatoryYearIn.includes(plan.country),
    missing: lines.filter(({ npr }) => npr === undefined).map(({ id }) => id),
    funds: fundsOf(plan, costs, tuition, rate),
    work:
      hours === undefined || plan.wage === undefined
        ? undefined
        : roundedRupees(hours * 52 * plan.wage * rate),
  };
}

/**
 * The living costs to show, plus the first year's tuition where the rule requires it; undefined if one of the two is not
 * known.
 */
function fundsOf(
  { city }: CostPlan,
  { funds: { living, withTuition } }: CountryCosts,
  tuition: LineAmount | undefined,
  rate: number,
): Total | undefined {
  if (living === undefined || (withTuition && tuition === undefined)) return undefined;
  const inCity = city !== 'any' && living.byCity ? living.byCity[city] : living;
  const parts = withTuition && tuition ? [inCity, tuition] : [inCity];
  const own = sum(parts);
  const open = withTuition && (tuition?.facts.some(isOpen) ?? false);
  return { own, npr: times(own, rate), open };
}
