/** Which scores of three English tests stand for the same level, as the test makers publish it. */
import type { FactDate, FactSource } from '../facts/fact.ts';

export interface ScoreTable {
  /** As a sentence names it. */
  name: string;
  asOf: FactDate;
  source: FactSource;
  /** The lowest score of the other test for each overall IELTS score, ascending. */
  lowest: readonly (readonly [ielts: number, other: number])[];
}

export const pteTable: ScoreTable = {
  name: 'Pearson, July 2025',
  asOf: '2025-07',
  source: { body: 'Pearson PTE', page: 'PTE Academic', url: 'https://www.pearsonpte.com/pte-academic' },
  lowest: [
    [5, 31],
    [5.5, 39],
    [6, 47],
    [6.5, 55],
    [7, 63],
    [7.5, 71],
    [8, 79],
    [8.5, 86],
  ],
};

/** TOEFL iBT on its scale of 0 to 120. */
export const toeflTable: ScoreTable = {
  name: 'ETS, 2026',
  asOf: '2026',
  source: { body: 'ETS', page: 'Compare TOEFL scores', url: 'https://www.ets.org/toefl.html' },
  lowest: [
    [4.5, 32],
    [5, 35],
    [5.5, 46],
    [6, 60],
    [6.5, 79],
    [7, 94],
    [7.5, 102],
    [8, 110],
    [8.5, 115],
    [9, 118],
  ],
};
