import type { Fact } from 'shared/facts';
import type { TestId } from 'shared/scores/levels';
import type { Money } from '../money/amount.ts';
import type { LevelFinished } from './readAnswers.ts';

/** What comes next, of the levels that the site has figures for. */
export type NextLevel = 'bachelor' | 'master' | 'doctorate';

export const nextLevel: Record<LevelFinished, NextLevel> = {
  grade12: 'bachelor',
  diploma: 'bachelor',
  bachelor: 'master',
  master: 'doctorate',
};

/** From the score that some universities ask for to the score that all usual ones are content with. */
export interface AskedScore {
  low: number;
  high: number;
}

/** What a country asks of a student at one level. */
export interface Needs {
  /** The country's own words on English; undefined where no official score was found. */
  english: Fact | undefined;
  /** The scores in them, by test; empty where they hold none. */
  scores: Partial<Record<TestId, AskedScore>>;
  /** What a year costs in rupees, of the parts that are known; undefined where none is. */
  year: Money | undefined;
  /** True where the source gives the lower end alone: the year can cost more. */
  open: boolean;
  /** What is in it: tuition and living costs, or the one that has an official figure. */
  part: 'all' | 'tuition' | 'living';
  facts: readonly Fact[];
}

export interface CountryNeeds {
  id: string;
  name: string;
  guidePath: `/${string}`;
  needs: Record<NextLevel, Needs>;
}
