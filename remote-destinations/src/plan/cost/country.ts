import type { CountryFacts, StudyLevel } from '@sayapatri/contract';
import { type Fact, figureToCount } from '@sayapatri/facts';
import type { CountryDetails } from '../../guides/schema/countryDetails.ts';
import type { GuideCountry } from '../../guides/schema/guide.ts';
import type { PlanCountry } from '../state/planAnswers.ts';

export type City = 'big' | 'small';
type ByCity<Value> = Record<City, Value>;
/** A country's costs as its guide.json names them, by the ids of facts. */
type Written = NonNullable<GuideCountry['costs']>;

/** One country of a guide: its facts, and those of them that the planner adds up. */
export interface CountryOfGuide extends PlanCountry {
  facts: CountryFacts;
  details: CountryDetails;
  /** Why no figure is printed, by the figure's id. */
  unknown: Readonly<Record<string, string>>;
  costs: Omit<Written, 'living' | 'funds' | 'visa' | 'yearly' | 'once'> & {
    /** One figure, or a figure for each kind of city. Single prices are never added up. */
    living?: Fact | ByCity<Fact>;
    /** Money to show for the visa in each kind of city; otherwise the fact `proofOfFunds`. */
    funds?: ByCity<Fact>;
    visa: readonly Fact[];
    yearly: readonly Fact[];
    insurance?: Fact;
    once?: { levels: readonly StudyLevel[]; facts: readonly Fact[] };
  };
}

/** The duration of a course in years: the longer one, so that a budget is not too small. */
export function yearsOf({ facts }: CountryOfGuide, level: StudyLevel): number | undefined {
  const fact = facts.duration[level];
  const { low, high = low } = fact ? figureToCount(fact) : {};
  return high === undefined || fact?.unit !== 'month' ? high : high / 12;
}

/** How long a student of the level may work, if a figure is known. */
export const workAt = ({ facts, details }: CountryOfGuide, level: StudyLevel): Fact | undefined =>
  (level === 'master' || level === 'doctorate' ? details['work-master'] : undefined) ?? facts.workHours;
