import type { CountryFacts, StudyLevel } from '@sayapatri/contract';
import type { Fact } from '@sayapatri/facts';
import type { CountryDetails } from '../../guides/schema/countryDetails.ts';
import type { Amount, Money } from '../money/amount.ts';

export type CityType = 'any' | 'big' | 'small';
type ByCity<Value> = Record<Exclude<CityType, 'any'>, Value>;

type YearEnds = Record<'low' | 'high', string>;

/** The planner's figures for one country, in its currency. A missing amount has no official figure. */
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
  /** The costs that the source of the living costs leaves out. */
  notInLiving?: string;
  /** The names of the lowest and the highest first year, if these are not the ends of all fees. */
  yearEnds?: YearEnds;
  /** The insurance’s name where it is paid in the application for the visa. */
  insuranceWithVisa?: string;
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
  /** Money to show for the visa: living costs if known, with or without the first year's tuition. */
  funds: { fact: Fact; living?: CityAmount; withTuition: boolean; also?: string };
  /** The most hours a week that a student may work, if a figure is known. */
  work?: { fact: Fact; hoursPerWeek: number };
}

/** An amount, with one for each kind of city if the source distinguishes them. */
export interface CityAmount extends Money {
  facts: readonly Fact[];
  byCity?: ByCity<Amount>;
}

/** One country of a guide as the build reads it: its facts, and those of them that the planner adds up. */
export interface CountryOfGuide {
  facts: CountryFacts;
  details: CountryDetails;
  /** The reason why a fact is missing, by the fact's id. */
  unknown: Readonly<Record<string, string>>;
  costs: {
    inSentence: string;
    /** One figure, or a figure for each kind of city. Single prices are never added up. */
    living?: Fact | ByCity<Fact>;
    notInLiving?: string;
    livingCounts?: string;
    yearEnds?: YearEnds;
    funds?: ByCity<Fact>;
    visa: readonly Fact[];
    yearly: readonly Fact[];
    insurance?: Fact;
    /** The insurance’s name where it is paid in the application for the visa. */
    insuranceWithVisa?: string;
    once?: { levels: readonly StudyLevel[]; facts: readonly Fact[] };
    /** `unpaid` if only the unpaid part is added. */
    withTuition?: true | 'unpaid';
    also?: string;
  };
}

/** The country's name by itself, e.g. `UK`. */
export const nameAlone = ({ name }: Pick<CountryCosts, 'name'>): string => name.replace(/^the /, '');
