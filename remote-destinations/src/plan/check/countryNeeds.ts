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
  /** The country's own words on English; undefined if no official score was found. */
  english: Fact | undefined;
  /** The scores in those words, by test; empty if there are none. */
  scores: Partial<Record<TestId, AskedScore>>;
  /** A year's known costs in rupees; undefined if none is known. */
  year: Money | undefined;
  /** True if the source gives only the lower end: the year can cost more. */
  open: boolean;
  /** Which costs are included: tuition and living costs, or the one of them with an official figure. */
  part: 'all' | 'tuition' | 'living';
  facts: readonly Fact[];
}

export interface CountryNeeds {
  id: string;
  name: string;
  guidePath: `/${string}`;
  needs: Record<NextLevel, Needs>;
}
