import type { CountryFacts, StudyLevel } from '@sayapatri/contract';
import type { Fact, Figure } from '@sayapatri/facts';
import type { CountryDetails } from '../../guides/schema/countryDetails.ts';
import type { GuideCountry } from '../../guides/schema/guide.ts';
import type { Amount, Money } from '../money/amount.ts';

export type City = 'big' | 'small';
type ByCity<Value> = Record<City, Value>;
/** A country's costs as its guide.json names them, by the ids of facts. */
type Written = NonNullable<GuideCountry['costs']>;

/** The planner's figures for one country, in its currency. A missing amount has no official figure. */
export interface CountryCosts
  extends Pick<Written, 'cities' | 'notInLiving' | 'yearEnds' | 'insuranceWithVisa' | 'insuranceAtOnce'> {
  /** The country's name in addresses, e.g. `new-zealand`. */
  id: string;
  /** The country's name in a sentence after `in`, e.g. `the UK`. */
  name: string;
  currency: string;
  guidePath: `/${string}`;
  /** A year's tuition. */
  tuition: Partial<Record<StudyLevel, Amount>>;
  /** A private university's fee, where it differs: the first year's, which includes admission, and a later one's. */
  privateTuition: Partial<Record<StudyLevel, { first: Amount; later: Amount }>>;
  /** Usual duration of the course in years; the longer one if it varies, so that a budget is not too small. */
  years: Partial<Record<StudyLevel, number>>;
  /** A year's living costs. */
  living?: CityAmount;
  /** A year's health insurance or surcharge. */
  insurance?: Amount;
  /** Other fees of every year, e.g. a semester contribution. */
  yearly: readonly Amount[];
  /** Fees paid once, for the visa. */
  visa: readonly Amount[];
  /** Other fees paid once, e.g. an admission fee, and the levels they apply to. */
  once?: { levels: readonly StudyLevel[]; amounts: readonly Amount[] };
  /** Money to show for the visa: living costs if known, with or without the first year's tuition. */
  funds: {
    fact: PlannedFact;
    living?: CityAmount;
    withTuition: boolean;
    also?: string;
    /** How long the money must have been in the account, in days. */
    held?: PlannedFact;
  };
  /** How long a student of the level may work, if a figure is known. */
  work: Partial<Record<StudyLevel, PlannedFact>>;
}

/** An amount, with one for each kind of city if the source distinguishes them. */
export interface CityAmount extends Money {
  facts: readonly PlannedFact[];
  byCity?: ByCity<Amount>;
}

/** One country of a guide as the build reads it: its facts, and those of them that the planner adds up. */
export interface CountryOfGuide {
  facts: CountryFacts;
  details: CountryDetails;
  /** Why no figure is printed, by the figure's id. */
  unknown: Readonly<Record<string, string>>;
  costs: Omit<Written, 'living' | 'funds' | 'visa' | 'yearly' | 'once'> & {
    inSentence: string;
    /** One figure, or a figure for each kind of city. Single prices are never added up. */
    living?: Fact | ByCity<Fact>;
    funds?: ByCity<Fact>;
    visa: readonly Fact[];
    yearly: readonly Fact[];
    insurance?: Fact;
    once?: { levels: readonly StudyLevel[]; facts: readonly Fact[] };
  };
}

/** A later figure without its source. */
type LaterFigure = Figure & { since?: string };

/**
 * A fact as the tools count with it in the browser. Its source, date and note are in `content/countrySources.ts` under
 * its id, which a page loads last.
 */
export interface PlannedFact
  extends Figure,
    Pick<Fact, 'id' | 'unit' | 'currency' | 'per' | 'short' | 'intakes' | 'usually'> {
  /** What the value counts, beyond the name of its row, where a page prints it. */
  meaning?: string;
  today?: readonly LaterFigure[];
  counted?: LaterFigure;
}

type Planned<Part> = Part extends Fact
  ? PlannedFact
  : Part extends object
    ? { [Name in keyof Part]: Planned<Part[Name]> }
    : Part;

/** A country of a guide as the tools read it; one with whole facts fits too. */
export type PlannedCountry = Planned<CountryOfGuide>;

/** The country's name by itself, e.g. `UK`. */
export const nameAlone = ({ name }: Pick<CountryCosts, 'name'>): string => name.replace(/^the /, '');
