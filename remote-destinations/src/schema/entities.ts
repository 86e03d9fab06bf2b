/** The items that a guide's sections list. */
import type { IconName } from '@sayapatri/design';
import type { Fact, Intake } from '@sayapatri/facts';

/** A year's amount in lakh of rupees, which the build adds to the facts of a guide's sections. */
export interface Lakh {
  low: number;
  high: number;
  /** Both ends, e.g. `NPR 22–49 lakh`. */
  text: string;
  /** Names the rate and its day, e.g. `Rupees at 1 AUD = NPR 107.96, 29 September 2026.` */
  rate: string;
}

/** A fact with its source, or words if there is no figure, e.g. `Full award` or `set by each college`. */
export type Stated = (Fact & { lakh?: Lakh }) | string;

export interface Stat {
  value: Stated;
  label: string;
}

export interface UniversityCard {
  /** Short name in kebab-case, unique among all guides and never changed: it names the campus drawing. */
  id: string;
  name: string;
  /** A number (`14`), one that is shared (`22=`), a range (`401-450`) or `not ranked`, from the list that the section names. */
  rank: string;
  /** The rank in the newest QS ranking, where `rank` is the specification's. */
  newestRank?: string;
  /** A group or a field it is known for, e.g. `Ivy League`. */
  tag?: string;
  location: string;
  /** The university's own site, https only. */
  website: string;
}

export interface Benefit {
  title: string;
  description: string;
}

/** A fact about the country that a family needs before applying, e.g. its intakes. */
export interface KeyFact {
  /** Anchor, unique in its guide, in kebab-case. */
  id: string;
  title: string;
  figure?: Stated;
  /** Further figures with a label each, e.g. one for each level. */
  rows?: readonly { label: string; value: Stated }[];
  /** The IELTS scores that its rows ask for, which the build takes out of them. */
  scores?: readonly { label: string; low: number; high: number; value: string }[];
  /** The months that its figures name, which the build finds; each with its row's label, if it stands in a row. */
  months?: readonly { label?: string; kind: Intake['kind']; from: number; to: number }[];
  /** Draws the amounts of the rows, as a year in lakh of rupees. */
  plot?: true;
  text?: string;
}

export interface Course {
  name: string;
  description?: string;
  /** Each level the course is taught at: how long it takes, and its fee per year. */
  levels: readonly { level: string; duration: Fact; annualFee: Stated }[];
}

/** At least one of eligibility, description and coverage is present. */
export interface Scholarship {
  name: string;
  amount: Stated;
  eligibility?: string;
  description?: string;
  coverage?: string;
  /** The award's own page, https only. */
  website: string;
}

export interface CostItem {
  category: string;
  costRange: Fact;
  icon: IconName;
  description?: string;
}

/** A heading over rows of a cost table, e.g. Tuition. */
export interface CostGroup {
  title: string;
  /** Draws the amounts, as a year in lakh of rupees or in their own money; otherwise they are a table. */
  plot?: 'lakh' | 'own';
  rows: readonly { item: string; amount: Stated; description?: string }[];
}

export interface EntryRequirement {
  level: string;
  ielts: Fact;
  toefl: Fact;
  duration: Fact;
}

export interface EuropeCountry {
  country: string;
  /** ISO 3166-1 alpha-2 in lower case, for the flag. */
  code: string;
  tuition: readonly { level?: string; fee: Stated }[];
  language: string;
  /** What the map says of its tuition, which the build finds. */
  onMap?: string;
}

export interface EducationStage {
  title: string;
  duration: Fact;
  /** A further figure about the stage. */
  figure?: Fact;
  description: string;
}

export interface Program {
  title: string;
  /** The visa for which the program is offered, e.g. `D-2`. */
  visa: string;
  duration: Fact;
  description: string;
  icon: IconName;
}

export interface FieldOfStudy {
  name: string;
  description: string;
  icon: IconName;
}
