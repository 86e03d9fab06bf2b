import type { Fact } from '@sayapatri/facts';
import type { TestId } from '@sayapatri/facts/scores/levels';
import type { Money } from '../money/amount.ts';
import type { LevelFinished } from './readAnswers.ts';

/** The levels a student can study next and for which the site has figures. */
export type NextLevel = 'bachelor' | 'master' | 'doctorate';

export const nextLevel: Record<LevelFinished, NextLevel> = {
  grade12: 'bachelor',
  diploma: 'bachelor',
  bachelor: 'master',
  master: 'doctorate',
};

/** A range of required scores: `low` is enough for some universities, `high` for nearly all of them. */
export interface AskedScore {
  low: number;
  high: number;
}

/** What a country requires of a student at one level. */
export interface Needs {
  /** The country's own words on English, by test; none if no official score was found. */
  english: readonly Fact[];
  /** The visa's own words on it; none if it asks for no score of its own. */
  visaEnglish: readonly Fact[];
  /** The scores in those words, by test; empty if there are none. */
  scores: Partial<Record<TestId, AskedScore>>;
  /** The lowest scores that the visa itself asks for, by test; empty if it sets none of its own. */
  visaScores: Partial<Record<TestId, number>>;
  /** What a language school asks for, which can come first; undefined if the country has none on the site. */
  languageSchool: Fact | undefined;
  /** What has to come before the course, because grade 12 does not admit to it. */
  preparatoryYear: Fact | undefined;
  /** The cost planner's first year in rupees, or its tuition or living costs alone; undefined if neither is known. */
  firstYear: Money | undefined;
  /** True if a source gives only the lower end: the year can cost more. */
  open: boolean;
  /** What is included: everything, or only the one of tuition and living costs with an official figure. */
  part: 'all' | 'tuition' | 'living';
  /** The rule on the money to show, and the sum in rupees if it can be calculated. */
  funds: { fact: Fact; npr: Money | undefined; open: boolean };
  facts: readonly Fact[];
}

export interface CountryNeeds {
  id: string;
  name: string;
  guidePath: `/${string}`;
  needs: Record<NextLevel, Needs>;
}
