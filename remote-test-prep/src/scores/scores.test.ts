// @vitest-environment node
import { describe, expect, it } from 'vitest';
import requirements from '../content/requirements.ts';
import { levelOf, levels, readScoreQuery, scoreOf, type TestId } from './convert.ts';
import { requiredScores } from './requiredScores.ts';

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
    [4.5, undefined, '32-34'],
    [5, '31-38', '35-45'],
    [5.5, '39-46', '46-59'],
    [6, '47-54', '60-78'],
    [6.5, '55-62', '79-93'],
    [7, '63-70', '94-101'],
    [7.5, '71-78', '102-109'],
    [8, '79-85', '110-114'],
    [8.5, '86 or more', '115-117'],
    [9, undefined, '118-120'],
  ]);
});

it('the address names test and score, and what is no test is IELTS', () => {
  const read = (query: string) => readScoreQuery(new URLSearchParams(query));
  expect(read('test=pte&score=58')).toEqual({ test: 'pte', score: '58' });
  expect(read('test=sat&score=x')).toEqual({ test: 'ielts', score: 'x' });
  expect(read('test=toString')).toEqual({ test: 'ielts', score: '' });
  expect(['58', ' 6,5 ', '', 'x'].map((score) => scoreOf({ test: 'pte', score }))).toEqual([
    58,
    6.5,
    undefined,
    undefined,
  ]);
});

it('each country has its span of IELTS scores, without the bands in brackets', () => {
  expect(requiredScores(requirements).map(({ label, from, to }) => [label, from, to])).toEqual([
    ['Australia', 6, 6.5],
    ['USA', 6, 7.5],
    ['UK', 6, 7],
    ['Canada', 6, 7],
    ['New Zealand', 6, 6.5],
    ['Japan', 5.5, 6.5],
  ]);
});
