import type { CountryFacts, StudyLevel } from '@sayapatri/contract';
import type { Fact } from '@sayapatri/facts';
import type { Amount, Money } from '../money/amount.ts';

export type CityType = 'any' | 'big' | 'small';

/**
 * The planner's figures for one country. Amounts are in the country's currency; a missing one has no official figure.
 */
export interface CountryCosts {
  /** The country's name in addresses, e.g. `new-zealand`. */
  id: string;
  /** The country's name in a sentence after `in`, e.g. `the UK`. */
  name: string;
  currency: string;
  guidePath: `/${string}`;
  /** A year's tuition. */
  tuition: Partial<Record<StudyLevel, Amount>>;
  /** Usual duration of the course in years; the longer one if it varies, so that a budget is not too small. */
  years: Partial<Record<StudyLevel, number>>;
  /** A year's living costs; `byCity` if the source distinguishes cities. */
  living?: Money & {
    facts: readonly Fact[];
    byCity?: Record<Exclude<CityType, 'any'>, Money>;
    /** The currency of these costs, if it is not the country's own. */
    currency?: string;
  };
  /** Fees paid once, for the visa. */
  visa: readonly Amount[];
  /** Other fees paid once, e.g. an admission fee, and the levels they apply to. */
  once?: { levels: readonly StudyLevel[]; amounts: readonly Amount[] };
  /** A year's health insurance or surcharge. */
  insurance?: Amount;
  /**
   * Money to show for the visa: an amount for living costs if there is one, and whether the first year's tuition is
   * added.
   */
  funds: { fact: Fact; living?: Amount; withTuition: boolean; also?: string };
  /** The most hours a week that a student may work, if a figure is known. */
  work?: { fact: Fact; hoursPerWeek: number };
}

/** One country of a guide as the build reads it: its figures, and the facts that the planner counts by. */
export interface CountryOfGuide {
  facts: CountryFacts;
  costs: {
    inSentence: string;
    living: readonly Fact[] | Record<Exclude<CityType, 'any'>, Fact>;
    visa: readonly Fact[];
    insurance?: Fact;
    once?: { levels: readonly StudyLevel[]; facts: readonly Fact[] };
    withTuition?: true;
    also?: string;
  };
}

/** The country's name by itself, e.g. `UK`. */
export const nameAlone = ({ name }: Pick<CountryCosts, 'name'>): string => name.replace(/^the /, '');
