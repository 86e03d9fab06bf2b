import type { StudyLevel } from 'shared/contract';
import type { Fact } from 'shared/facts';
import type { Amount, Money } from '../money/amount.ts';

export type CityType = 'any' | 'big' | 'small';

/** What the planner knows of a country. Money is in the country's currency; what is left out has no official figure. */
export interface CountryCosts {
  /** The country in addresses, e.g. `new-zealand`. */
  id: string;
  /** As in a sentence after `in`, e.g. `the UK`. */
  name: string;
  currency: string;
  guidePath: `/${string}`;
  /** A year's tuition. */
  tuition: Partial<Record<StudyLevel, Amount>>;
  /** How many years the course takes, for a budget: the longer end of what is usual. */
  years: Partial<Record<StudyLevel, number>>;
  /** A year's living costs; `byCity` where the source tells cities apart. */
  living?: Money & {
    facts: readonly Fact[];
    byCity?: Record<Exclude<CityType, 'any'>, Money>;
    /** The currency of these costs, where it is not the country's own. */
    currency?: string;
  };
  /** Fees paid once, for the visa. */
  visa: readonly Amount[];
  /** What is paid once beside the visa, e.g. an admission fee, and at which levels. */
  once?: { levels: readonly StudyLevel[]; amounts: readonly Amount[] };
  /** A year's health insurance or surcharge. */
  insurance?: Amount;
  /** Money to show for the visa: a sum for living where there is one, and whether the first year's tuition is added. */
  funds: { fact: Fact; living?: Amount; withTuition: boolean; also?: string };
  /** Hours a week that a student may work, at most, where a figure is known. */
  work?: { fact: Fact; hoursPerWeek: number };
}

/** The country's name by itself, e.g. `UK`. */
export const nameAlone = ({ name }: Pick<CountryCosts, 'name'>): string => name.replace(/^the /, '');
