/** Calculates the costs of a plan, in rupees and in the country's currency. Pure functions. */

import type { StudyLevel } from '@sayapatri/contract';
import type { Fact } from '@sayapatri/facts';
import { preparatoryYearIn } from '../check/rules.ts';
import factOf from '../content/facts.json?facts';
import { rateOf } from '../content/rates.ts';
import { isOpen, type Money, sum, times } from '../money/amount.ts';
import {
  insuranceOf,
  livingOf,
  livingToShow,
  onceOf,
  onlyOnce,
  type Part,
  tuitionOf,
  typed,
  visaOf,
  yearlyOf,
} from './costParts.ts';
import { type City, type CountryOfGuide, yearsOf } from './country.ts';

/** Nepal's education service fee, as a share of the tuition and living costs that are exchanged. */
const serviceFeeShare = (factOf('service-fee').low ?? 0) / 100;
const noc = factOf('noc');

/** What the visitor plans. An amount replaces the site's figure; an empty field is undefined. */
export interface CostPlan {
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

/** Calculates the plan. Throws an Error if there is no rate for the country's currency. */
export function costOf(country: CountryOfGuide, plan: CostPlan): CostResult {
  const { level, insurance } = plan;
  const rate = plan.rate ?? rateOf(country.facts.currency).npr;
  const years = plan.years ?? yearsOf(country, level);
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
  const tuition = tuitionOf(country, level, plan.tuition);
  const living = livingOf(country, plan.city, plan.living);
  const known = [tuition, living].filter((part) => part !== undefined);
  const yearly = yearlyOf(country);
  const once = onceOf(country, level, plan.tuition);
  const { insuranceAtOnce } = country.costs;
  const isAtOnce = insuranceAtOnce !== undefined && insurance === undefined && insuranceOf(country);
  const insuredYears = isAtOnce ? (years ?? 1) + insuranceAtOnce : undefined;
  const exchanged = (year: 'first' | 'later') =>
    times(sum(known.flatMap((part) => part[year] ?? [])), serviceFeeShare);
  const fee: Part = { first: exchanged('first'), later: exchanged('later'), facts: [] };
  const lines: CostLine[] = [
    line('tuition', tuition),
    line('living', living),
    insurance === undefined
      ? line('insurance', insuranceOf(country, insuredYears))
      : line('insurance', typed(insurance), true),
    ...(yearly ? [line('yearly', yearly)] : []),
    line('visa', visaOf(country)),
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
    notInLiving: plan.living === undefined ? country.costs.notInLiving : undefined,
    preparatoryYear: level === 'bachelor' && preparatoryYearIn.includes(country.id),
    missing: lines.filter(({ npr }) => npr === undefined).map(({ id }) => id),
    funds: fundsOf(country, plan.city, tuition, rate),
  };
}

/**
 * The living costs to show, plus the first year's tuition where the rule requires it; undefined if one of the two is not
 * known.
 */
function fundsOf(
  country: CountryOfGuide,
  city: City | undefined,
  tuition: Part | undefined,
  rate: number,
): Total | undefined {
  const living = livingToShow(country, city);
  const added = country.costs.withTuition === undefined ? [] : [tuition];
  if (living === undefined || added.includes(undefined)) return undefined;
  const own = sum([living, ...added].flatMap((part) => part?.first ?? []));
  const open = added.some((part) => part?.facts.some(isOpen));
  return { own, npr: times(own, rate), open };
}
