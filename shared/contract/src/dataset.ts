import type { SourcedFact } from '@sayapatri/facts';
import type { CountryFacts } from './countryFacts.ts';

/** Data that one remote owns and others may request from the shell. */
export interface Datasets {
  testRequirements: TestRequirements;
  /** The eight guides' countries in the menu's order; Europe's one by one in its place. */
  countryFacts: readonly CountryFacts[];
  /** The three facts in each guide's head, in the menu's order: tuition, English, work. */
  guideFacts: readonly GuideFacts[];
  /** Links to `/plan/words#id` explain the word in place. */
  glossary: readonly GlossaryWord[];
}

/** What a card that leads to a guide shows of it. */
export interface GuideFacts {
  guidePath: `/${string}`;
  /** As printed. */
  facts: readonly string[];
  /** Where those of them that the specification does not prescribe come from. */
  sources: readonly SourcedFact[];
}

/** A term of studying abroad in plain words. */
export interface GlossaryWord {
  /** Anchor on the glossary's page, e.g. `noc`. */
  id: string;
  term: string;
  /** What the letters stand for; left out where the term is no abbreviation. */
  name?: string;
  meaning: string;
}

export type RequirementCountry = 'australia' | 'usa' | 'uk' | 'canada' | 'new zealand' | 'japan';
export type EnglishTest = 'ielts' | 'pte';

/** One country's required scores in one test, as text. A level without a score in the source is left out. */
export interface TestRequirement {
  bachelor?: string;
  master?: string;
  /** What else a student must know, e.g. how a points scale maps to bands. */
  note?: string;
  /**
   * Set where the country names no score for this test and the scores are equivalents of its IELTS ones: the table
   * they come from, with its year.
   */
  equivalent?: string;
}

/** Requirements by country, then test. */
export type TestRequirements = Record<
  RequirementCountry,
  {
    label: string;
    guidePath: `/${string}`;
    tests: Record<EnglishTest, TestRequirement>;
    /** From the lowest to the highest IELTS score of any level. */
    ielts: { from: number; to: number };
    /** The official pages of the scores that the country states. */
    sources: readonly SourcedFact[];
  }
>;
