/** Calculates the costs of a plan, in rupees and in the country's currency. Pure functions. */
import type { StudyLevel } from '@sayapatri/contract';
import { preparatoryYearIn } from '../check/rules.ts';
import factOf from '../content/facts.json?facts';
import { isOpen, type Money, rateOf, sum, times } from '../money/amount.ts';
import type { Rate } from '../schema/planSchemas.ts';
import { insuranceOf, livingOf, onceOf, onlyOnce, type Part, stated, tuitionOf, typed } from './costParts.ts';
import type { City, CountryCosts, PlannedFact } from './countryCosts.ts';

/** Nepal's education service fee, as a share of the tuition and living costs that are exchanged. */
const serviceFeeShare = (factOf('service-fee').low ?? 0) / 100;
const noc = factOf('noc');

/** What the visitor plans. An amount replaces the site's figure; an empty field is undefined. */
export interface CostPlan {
  country: string;
  level: StudyLevel;
  city?: City | undefined;
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
  /** Rupees for one unit of the country's currency, instead of the table's rate. */
  rate?: number | undefined;
}

export type LineId =
  | ('tuition' | 'living' | 'insurance' | 'yearly' | 'visa' | 'once')
  | ('noc' | 'tests' | 'flight' | 'fee');

export interface CostLine {
  id: LineId;
  /** The first year's sum in rupees, not rounded; undefined if there is no figure. */
  npr: Money | undefined;
  /** A later year's sum in rupees; undefined for what is paid only once. */
  later: Money | undefined;
  /** The first year's sum in the country's currency; left out for a figure in rupees. */
  own?: Money;
  /** True if a source gives only the lower end. */
  open: boolean;
  /** The facts behind the figure; empty for a typed figure. */
  facts: readonly PlannedFact[];
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
  /** The years for which the insurance is paid at once, in the first; undefined if it is paid every year. */
  insuredYears: number | undefined;
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
}

/** Calculates the plan. Throws an Error if `rates` has no row for the country's currency. */
export function costOf(plan: CostPlan, costs: CountryCosts, rates: readonly Rate[]): CostResult {
  const rate = plan.rate ?? rateOf(costs.currency, rates).npr;
  const years = plan.years ?? costs.years[plan.level];
  const line = (id: LineId, part: Part | undefined, inRupees = false): CostLine => {
    const factor = inRupees ? 1 : rate;
    return {
      id,
      npr: part && times(part.first, factor),
      later: part?.later && times(part.later, factor),
      ...(part && !inRupees && { own: part.first }),
      open: part?.facts.some(isOpen) ?? false,
      facts: part?.facts ?? [],
    };
  };
  const { level, insurance } = plan;
  const tuition = tuitionOf(costs, level, plan.tuition);
  const living = livingOf(costs, plan.city, plan.living);
  const known = [tuition, living].filter((part) => part !== undefined);
  const once = onceOf(costs, level, plan.tuition);
  const { insuranceAtOnce } = costs;
  const isAtOnce = costs.insurance && insuranceAtOnce !== undefined && insurance === undefined;
  const insuredYears = isAtOnce ? (years ?? 1) + insuranceAtOnce : undefined;
  const exchanged = (year: 'first' | 'later') =>
    times(sum(known.flatMap((part) => part[year] ?? [])), serviceFeeShare);
  const yearly = stated(costs.yearly);
  const fee: Part = { first: exchanged('first'), later: exchanged('later'), facts: [] };
  const lines: CostLine[] = [
    line('tuition', tuition),
    line('living', living),
    insurance === undefined
      ? line('insurance', insuranceOf(costs, insuredYears))
      : line('insurance', typed(insurance), true),
    ...(yearly ? [line('yearly', { ...yearly, later: yearly.first })] : []),
    line('visa', stated(costs.visa)),
    ...(once ? [line('once', once)] : []),
    line('noc', onlyOnce(noc.low ?? 0, [noc]), true),
    line('tests', onlyOnce(plan.tests), true),
    line('flight', onlyOnce(plan.flight), true),
    line('fee', known.length > 0 ? fee : undefined),
  ];
  const totalOf = (counted: readonly CostLine[], ofYears = 1): Total => {
    const npr = sum(
      counted.flatMap(({ npr, later }) => [
        ...(npr ? [npr] : []),
        ...(later ? [times(later, ofYears - 1)] : []),
      ]),
    );
    // The words beside a total name any other open line, which adds little to its upper end.
    const open = counted.some((line) => line.open && isMain(line));
    return { npr, own: times(npr, 1 / rate), open };
  };
  const isWhole = tuition !== undefined && living !== undefined;
  const only = lines.find((line) => isMain(line) && line.npr);
  return {
    lines,
    years,
    insuredYears,
    firstYear: isWhole ? totalOf(lines) : undefined,
    whole: isWhole && years !== undefined ? totalOf(lines, years) : undefined,
    only: !isWhole && only ? { ...totalOf([only]), id: only.id as 'tuition' | 'living' } : undefined,
    notInLiving: plan.living === undefined ? costs.notInLiving : undefined,
    preparatoryYear: plan.level === 'bachelor' && preparatoryYearIn.includes(plan.country),
    missing: lines.filter(({ npr }) => npr === undefined).map(({ id }) => id),
    funds: fundsOf(plan, costs, tuition, rate),
  };
}

/**
 * The living costs to show, plus the first year's tuition where the rule requires it; undefined if one of the two is not
 * known.
 */
function fundsOf(
  { city }: CostPlan,
  { funds: { living, withTuition } }: CountryCosts,
  tuition: Part | undefined,
  rate: number,
): Total | undefined {
  if (living === undefined || (withTuition && tuition === undefined)) return undefined;
  const inCity = (city && living.byCity?.[city]) ?? living;
  const own = sum(withTuition && tuition ? [inCity, tuition.first] : [inCity]);
  const open = withTuition && (tuition?.facts.some(isOpen) ?? false);
  return { own, npr: times(own, rate), open };
}
