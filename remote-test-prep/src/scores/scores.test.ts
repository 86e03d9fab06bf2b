// @vitest-environment node
import { expect, it } from 'vitest';
import { readScoreQuery, scoreOf } from './convert.ts';

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
