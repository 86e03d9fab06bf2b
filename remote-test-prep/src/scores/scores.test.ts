// @vitest-environment node
import { expect, it } from 'vitest';
import requirements from '../content/requirements.ts';
import { readScoreQuery, scoreOf } from './convert.ts';
import { requiredScores } from './requiredScores.ts';

it('the address names test and score, and an unknown test becomes IELTS', () => {
  const read = (query: string) => readScoreQuery(new URLSearchParams(query));
  expect(read('test=pte&score=58')).toEqual({ test: 'pte', score: '58' });
  expect(read('test=sat&score=x')).toEqual({ test: 'ielts', score: 'x' });
  expect(read('test=toString')).toEqual({ test: 'ielts', score: '' });
  expect(['58', ' 6,5 ', '६.५', '', 'x'].map((score) => scoreOf({ test: 'pte', score }))).toEqual([
    58,
    6.5,
    6.5,
    undefined,
    undefined,
  ]);
});

it('each country has its range of IELTS scores, without the bands in brackets', () => {
  expect(requiredScores(requirements).map(({ label, from, to }) => [label, from, to])).toEqual([
    ['Australia', 6, 6.5],
    ['USA', 6, 7.5],
    ['UK', 6, 7],
    ['Canada', 6, 7],
    ['New Zealand', 6, 6.5],
    ['Japan', 5.5, 6.5],
  ]);
});
