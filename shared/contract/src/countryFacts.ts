/** The key figures of one country, as its guide states them; the dataset `countryFacts` lists them for other packages. */
import type { Fact } from '@sayapatri/facts';

export type StudyLevel = 'language' | 'diploma' | 'bachelor' | 'master' | 'doctorate';

export interface CountryFacts {
  /** A country by its name in the menu, or one of Europe's, e.g. `Germany`. */
  country: string;
  /** ISO 3166-1 alpha-2 in lower case. */
  code: string;
  guidePath: `/${string}`;
  /** ISO 4217 code of the country's money. */
  currency: string;
  /** Tuition per year, unless the fact says otherwise. */
  tuition: Partial<Record<StudyLevel, Fact>>;
  duration: Partial<Record<StudyLevel, Fact>>;
  /** Months in which courses begin. */
  intakes: Fact;
  /** Living costs, a month or a year, by one official budget. */
  living?: Fact;
  /** Money to show for the visa. */
  proofOfFunds: Fact;
  visa: Fact;
  visaFee?: Fact;
  /** The English scores that most courses require. */
  english: Partial<Record<StudyLevel, Fact>>;
  /** The steps of the country's own scale, e.g. `CLB 7`, each the meaning of the IELTS score that it equals. */
  scale?: readonly Fact[];
  /** Scores of other tests, where the country states them. */
  pte: Partial<Record<StudyLevel, Fact>>;
  toefl: Partial<Record<StudyLevel, Fact>>;
  /** How much a student may work. */
  workHours?: Fact;
  /** How long a graduate may stay to work. */
  afterStudy?: Fact;
  /** Further facts by their ids in facts.json, e.g. `processing` and `family`. */
  details?: Readonly<Record<string, Fact>>;
  /** Why a fact is missing, by its id, a sentence each. */
  unknown?: Readonly<Record<string, string>>;
}
