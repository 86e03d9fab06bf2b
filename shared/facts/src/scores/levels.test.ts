// @vitest-environment node
import { expect, it } from 'vitest';
import { levelOf, levels, lowestFor, type TestId } from './levels.ts';

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
  ['toefl', [79], 6.5],
  ['toefl', [120], 9],
  ['toefl', [31, 121, -1], undefined],
])('a score of %s of %j stands for IELTS %s', (test, scores, ielts) => {
  for (const score of scores) expect(levelOf(test, score)?.ielts, `${score}`).toBe(ielts);
});

it('the levels are those of the published tables, without gaps', () => {
  expect(levels.map(({ ielts, pte, toefl }) => [ielts, pte, toefl])).toEqual([
    [4.5, undefined, '32–34'],
    [5, '31–38', '35–45'],
    [5.5, '39–46', '46–59'],
    [6, '47–54', '60–78'],
    [6.5, '55–62', '79–93'],
    [7, '63–70', '94–101'],
    [7.5, '71–78', '102–109'],
    [8, '79–85', '110–114'],
    [8.5, '86 or more', '115–117'],
    [9, undefined, '118–120'],
  ]);
  expect([lowestFor('pte', 6.5), lowestFor('toefl', 6), lowestFor('pte', 9)]).toEqual([55, 60, undefined]);
});
