/** The things a guide lists. Figures are text as a student reads them, currency and period included. */
import type { IconName } from 'shared/core';

export interface Stat {
  value: string;
  label: string;
}

export interface UniversityCard {
  /** Short name in kebab-case, unique among all guides and never changed: its campus drawing is found by it. */
  id: string;
  name: string;
  /** A number (`14`), a range (`401-450`) or, where no number is given, the standing it is known by. */
  rank: string;
  location: string;
  /** Letters for the drawn tile that stands as the card's image; logos are trademarks. Two to five. */
  monogram: string;
  /** The university's own site, https only. */
  website: string;
}

export interface Benefit {
  title: string;
  description: string;
}

export interface Course {
  name: string;
  duration: string;
  annualFee: string;
  description?: string;
}

export interface VisaRequirement {
  requirement: string;
  status: 'mandatory';
  icon: IconName;
  description?: string;
}

export type TimelineStatus = 'planning' | 'application' | 'decision' | 'visa' | 'arrival';

export interface TimelineStep {
  month: string;
  task: string;
  status: TimelineStatus;
}

/** At least one of eligibility, description and coverage is there. */
export interface Scholarship {
  name: string;
  amount: string;
  eligibility?: string;
  description?: string;
  coverage?: string;
  /** The award's own page, https only. */
  website: string;
}

export interface CostItem {
  category: string;
  /** Readable by `parseCostRange`, or exactly `onRequest`. */
  costRange: string;
  icon: IconName;
  description?: string;
}

/** A heading over rows of a cost table, e.g. Tuition. */
export interface CostGroup {
  title: string;
  rows: readonly { item: string; amount: string; description?: string }[];
}

export interface WorkRight {
  type: string;
  hours: string;
  description: string;
}

export interface PartTimeJob {
  role: string;
  /** Average wage with its period, e.g. `$10.94 per hour`. */
  wage: string;
}

export interface VisaType {
  title: string;
  duration: string;
  description: string;
}

export interface Step {
  title: string;
  description: string;
}

export interface EntryRequirement {
  level: string;
  ielts: string;
  toefl: string;
  duration: string;
}

export interface EuropeCountry {
  country: string;
  /** ISO 3166-1 alpha-2 in lower case, for the flag. */
  code: string;
  tuition: string;
  language: string;
}

export interface EducationStage {
  title: string;
  /** The stage's key figure or length, when there is one to give. */
  fact?: string;
  description: string;
}

export interface Program {
  title: string;
  /** The visa that the program is studied on, e.g. `D-2`. */
  visa: string;
  description: string;
  icon: IconName;
}

export interface KoreaVisa {
  title: string;
  description: string;
  requirements: readonly string[];
}

export interface RequiredDocument {
  document: string;
  description: string;
  icon: IconName;
}

export interface FieldOfStudy {
  name: string;
  description: string;
  icon: IconName;
}
