// @vitest-environment node
import { expect, it } from 'vitest';
import { levelOf, levels, lowestFor, lowestNewToefl, type TestId, toeflTotals } from './levels.ts';

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

it('the levels are those of the published tables, without gaps', () => {
  expect(levels.map(({ ielts, pte, toefl, newToefl }) => [ielts, pte, toefl, newToefl])).toEqual([
    [4.5, undefined, '32–34', undefined],
    [5, '31–38', '35–45', 'up to 3.0'],
    [5.5, '39–46', '46–59', '3.0 or 3.5'],
    [6, '47–54', '60–78', '3.5 or 4.0'],
    [6.5, '55–62', '79–93', '4.0 or 4.5'],
    [7, '63–70', '94–101', '4.5 or 5.0'],
    [7.5, '71–78', '102–109', '5.0 or 5.5'],
    [8, '79–85', '110–114', '5.5 or 6.0'],
    [8.5, '86 or more', '115–117', '6.0'],
    [9, undefined, '118–120', '6.0'],
  ]);
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
