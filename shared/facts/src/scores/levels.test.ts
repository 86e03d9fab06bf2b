// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { levelOf, levels, lowestFor, type TestId } from './levels.ts';

describe('a score', () => {
  it.each<[TestId, number, number]>([
    ['ielts', 6.5, 6.5],
    ['ielts', 6.7, 6.5],
    ['ielts', 9, 9],
    ['pte', 47, 6],
    ['pte', 54, 6],
    ['pte', 55, 6.5],
    ['pte', 90, 8.5],
    ['toefl', 78, 6],
    ['toefl', 79, 6.5],
    ['toefl', 120, 9],
    ['toefl', 32, 4.5],
  ])('of %s %d stands for IELTS %d', (test, score, ielts) => {
    expect(levelOf(test, score)?.ielts).toBe(ielts);
  });

  it.each<[TestId, number]>([
    ['ielts', 4],
    ['ielts', 9.5],
    ['pte', 30],
    ['pte', 91],
    ['toefl', 31],
    ['toefl', 121],
    ['toefl', -1],
    ['ielts', Number.NaN],
  ])('of %s %d stands in no table', (test, score) => {
    expect(levelOf(test, score)).toBeUndefined();
  });
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
});

it('an IELTS score has its lowest equivalent where the table has a row', () => {
  expect(lowestFor('pte', 6.5)).toBe(55);
  expect(lowestFor('toefl', 6)).toBe(60);
  expect(lowestFor('pte', 9)).toBeUndefined();
});
