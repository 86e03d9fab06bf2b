import type { EnglishTest } from 'shared/contract';
import type { IconName, Stat } from 'shared/core';
import type { Fact } from 'shared/facts';
import type { Cta, Heading, HeroText, IconPoint } from './sections.ts';

/** One paper of a test. */
export interface TestPaper {
  icon: IconName;
  name: string;
  /** Its length, e.g. `11-14 minutes`. */
  time: Fact;
  /** Its longest length in minutes, to which its bar is drawn. */
  minutes: number;
  /** How much there is to do where the test has a fixed number, e.g. `40 questions`. */
  amount?: Fact;
  description: string;
}

export interface TestFormat {
  id: EnglishTest;
  name: string;
  summary: string;
  papers: readonly TestPaper[];
  /** When the score arrives, e.g. `13 days`. */
  results: Fact;
  cta: Cta;
}

export interface CoreSkill extends IconPoint {
  /** What is practised in class. */
  practice: readonly string[];
}

export interface RequirementsTexts extends Heading {
  caption: string;
  country: string;
  tests: readonly { id: EnglishTest; label: string }[];
  levels: readonly { id: 'bachelor' | 'master'; label: string }[];
  /** Stands behind a score that is an equivalent, and is explained below the table. */
  equivalent: { mark: string; note: string };
  /** Stands in the table where the dataset has nothing to say about a test. */
  missing: string;
  facts: readonly Fact[];
  /** Where a score can be converted. */
  converter: { label: string; href: `/${string}` };
  /** What the line below the table tells the reader to check. */
  changing: string;
}

export interface IeltsPteContent {
  hero: HeroText & { cta: Cta };
  claims: { label: string; stats: readonly Stat[] };
  formats: Heading & { tests: readonly TestFormat[]; results: (time: string) => string; changing: string };
  requirements: RequirementsTexts;
  skills: Heading & { items: readonly CoreSkill[] };
  benefits: Heading & { items: readonly IconPoint[] };
  closing: Heading & { cta: Cta };
}
