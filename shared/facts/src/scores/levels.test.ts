// @vitest-environment node
import { expect, it } from 'vitest';
import { levelOf, lowestFor, lowestNewToefl, type TestId, toeflTotals } from './levels.ts';

it.each<[TestId, scores: number[], ielts: number | undefined]>([
  ['ielts', [6.5, 6.7], 6.5],
  ['ielts', [9], 9],
  ['ielts', [4, 9.5, Number.NaN], undefined],
  ['pte', [47, 54], 6],
  ['pte', [55], 6.5],
  ['pte', [90], 8.5],
  ['pte', [30, 91], undefined],
  ['toefl', [32], 4.5],
  ['toefl', [78], 6],
  ['toefl', [79, 4.5], 6.5],
  ['toefl', [120], 9],
  ['toefl', [31, 121, -1], undefined],
])('a score of %s of %j stands for IELTS %s', (test, scores, ielts) => {
  for (const score of scores) expect(levelOf(test, score)?.ielts, `${score}`).toBe(ielts);
});

it('the lowest score of a level is known, where the tables have the level', () => {
  expect([lowestFor('pte', 6.5), lowestFor('toefl', 6), lowestFor('pte', 9)]).toEqual([55, 60, undefined]);
});

it('the totals from 0 to 120 are split among TOEFL’s scores from 1 to 6 without a gap', () => {
  const totals = [3, 3.5, 4, 4.5, 5, 5.5, 6].map((score) =>
    Object.values(toeflTotals(score) ?? {}).join('–'),
  );
  expect(totals).toEqual(['44–57', '58–71', '72–85', '86–94', '95–106', '107–113', '114–120']);
  expect([toeflTotals(2.5), toeflTotals(4.2), toeflTotals(80)]).toEqual([undefined, undefined, undefined]);
  expect([lowestNewToefl(4.5), lowestNewToefl(6.5), lowestNewToefl(9)]).toEqual([undefined, '4.0', '6.0']);
});
