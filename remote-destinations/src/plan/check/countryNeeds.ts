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

/** A country's requirements for a student at one level. */
export interface Needs {
  /** The facts that state the English required, by test; empty without an official score. */
  english: readonly Fact[];
  /** The facts that state the English required for the visa itself, if it requires a score. */
  visaEnglish: readonly Fact[];
  /** The scores in `english`, by test. */
  scores: Partial<Record<TestId, AskedScore>>;
  /** The lowest scores in `visaEnglish`, by test. */
  visaScores: Partial<Record<TestId, number>>;
  /** The English required by language schools, which can come first; undefined if the guide states none. */
  languageSchool: Fact | undefined;
  /** The preparatory year before the course, where grade 12 does not admit to the course. */
  preparatoryYear: Fact | undefined;
  /** The cost planner's first year in rupees, or its tuition or living costs alone; undefined if neither is known. */
  firstYear: Money | undefined;
  /** True if a source gives only the lower end, so that the year can cost more. */
  open: boolean;
  /** Whether `firstYear` has every line, or only tuition or living costs. */
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
