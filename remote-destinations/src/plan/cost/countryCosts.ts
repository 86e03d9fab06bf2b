import type { CountryFacts, StudyLevel } from '@sayapatri/contract';
import type { Fact } from '@sayapatri/facts';
import type { CountryDetails } from '../../schema/countryDetails.ts';
import type { Amount, Money } from '../money/amount.ts';

export type CityType = 'any' | 'big' | 'small';
type ByCity<Value> = Record<Exclude<CityType, 'any'>, Value>;

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
  /** A year's living costs. */
  living?: CityAmount;
  /** What the source of the living costs leaves out. */
  notInLiving?: string;
  /** A year's health insurance or surcharge. */
  insurance?: Amount;
  /** Other fees of every year, e.g. a semester contribution. */
  yearly: readonly Amount[];
  /** Fees paid once, for the visa. */
  visa: readonly Amount[];
  /** Other fees paid once, e.g. an admission fee, and the levels they apply to. */
  once?: { levels: readonly StudyLevel[]; amounts: readonly Amount[] };
  deposit?: Amount;
  flight?: Amount;
  /**
   * Money to show for the visa: an amount for living costs if there is one, and whether the first year's tuition is
   * added.
   */
  funds: { fact: Fact; living?: CityAmount; withTuition: boolean; also?: string };
  /** The most hours a week that a student may work, if a figure is known. */
  work?: { fact: Fact; hoursPerWeek: number };
}

/** An amount, with one for each kind of city if the source distinguishes them. */
export interface CityAmount extends Money {
  facts: readonly Fact[];
  byCity?: ByCity<Amount>;
}

/** One country of a guide as the build reads it: its figures, and the facts that the planner counts by. */
export interface CountryOfGuide {
  facts: CountryFacts;
  details: CountryDetails;
  /** Why no figure is printed, one sentence by the id of the missing fact. */
  unknown: Readonly<Record<string, string>>;
  costs: {
    inSentence: string;
    /** One figure, or one for each kind of city: a list of single prices is never added up. */
    living?: Fact | ByCity<Fact>;
    notInLiving?: string;
    livingCounts?: string;
    funds?: ByCity<Fact>;
    visa: readonly Fact[];
    yearly: readonly Fact[];
    insurance?: Fact;
    once?: { levels: readonly StudyLevel[]; facts: readonly Fact[] };
    withTuition?: true;
    also?: string;
  };
}

/** The country's name by itself, e.g. `UK`. */
export const nameAlone = ({ name }: Pick<CountryCosts, 'name'>): string => name.replace(/^the /, '');
