import type { EnglishTest } from '@sayapatri/contract';
import type { IconName, Stat } from '@sayapatri/design';
import type { Fact } from '@sayapatri/facts';
import type { Cta, Heading, HeroText, IconPoint } from './sections.ts';

/** One paper of a test. */
export interface TestPaper {
  icon: IconName;
  name: string;
  /** Its duration, e.g. `11-14 minutes`. */
  time: Fact;
  /** The number of questions or tasks if it is fixed, e.g. `40 questions`. */
  amount?: Fact;
  description: string;
}

export interface TestFormat {
  id: EnglishTest;
  name: string;
  summary: string;
  papers: readonly TestPaper[];
  /** When results arrive, e.g. `13 days`. */
  results: Fact;
  cta: Cta;
}

export interface CoreSkill extends IconPoint {
  /** What students practise in class. */
  practice: readonly string[];
}

export interface RequirementsTexts extends Heading {
  caption: string;
  /** What the plot above the table shows. */
  plot: { caption: string; score: string };
  country: string;
  tests: readonly { id: EnglishTest; label: string }[];
  levels: readonly { id: 'bachelor' | 'master'; label: string }[];
  /** Follows a score that is an equivalent; explained below the table. */
  equivalent: { mark: string; note: string };
  /** Shown in the table if the dataset has nothing about a test. */
  missing: string;
  /** Facts that no country's guide states. */
  facts: readonly Fact[];
  /** The page that converts scores. */
  converter: { label: string; href: `/${string}` };
  /** What the line of sources below the table asks the reader to check. */
  changing: string;
}

export interface IeltsPteContent {
  hero: HeroText & { cta: Cta };
  claims: { label: string; stats: readonly Stat[] };
  formats: Heading & {
    tests: readonly TestFormat[];
    /** The words of the plot of times; `none` stands where a test has no such paper. */
    times: Record<'caption' | 'unit' | 'paper' | 'none', string>;
    results: (time: string) => string;
    changing: string;
  };
  requirements: RequirementsTexts;
  skills: Heading & { items: readonly CoreSkill[] };
  benefits: Heading & { items: readonly IconPoint[] };
  closing: Heading & { cta: Cta };
}

/** How long a part of a test takes at most, in minutes. */
export const longestOf = ({ low = 0, high = low }: Fact): number => high;
