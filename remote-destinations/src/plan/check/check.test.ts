// @vitest-environment node
import type { StudyLevel } from '@sayapatri/contract';
import { describe, expect, it } from 'vitest';
import { nextStep } from '../content/check.ts';
import countries from '../content/plannedCountries.ts';
import { englishOutcome, judge, moneyOutcome } from './judge.ts';
import { type Answers, readAnswers } from './readAnswers.ts';

const read = (query: string): Answers => readAnswers({ query: new URLSearchParams(query) });
const judged = (country: string, query: string, level: StudyLevel = 'bachelor') =>
  judge(read(query), level, countries).find(({ needs }) => needs.country.id === country);

const total = (low: number, high: number, open = false) => ({ npr: { low, high }, own: { low, high }, open });

describe('an English score', () => {
  const asked = { ielts: { low: 6, high: 7 } };
  const plain = { scores: asked, visaScores: {}, languageSchool: false };
  it.each<[Answers['test'], number | undefined, ReturnType<typeof englishOutcome>]>([
    ['ielts', 7, 'reached'],
    ['ielts', 6.5, 'someAskMore'],
    ['ielts', 6, 'someAskMore'],
    ['ielts', 5.5, 'below'],
    ['pte', 63, 'reached'],
    ['pte', 62, 'someAskMore'],
    ['pte', 46, 'below'],
    ['toefl', 94, 'reached'],
    ['toefl', 20, 'below'],
    ['toefl', 5, 'reached'],
    ['toefl', 4.5, 'someAskMore'],
    ['ielts', undefined, 'notTaken'],
    ['none', undefined, 'notTaken'],
  ])('of %s %s against IELTS 6.0-7.0 is %s', (test, score, outcome) => {
    expect(englishOutcome(plain, { test, score })).toBe(outcome);
  });

  it('is compared with the country’s own score for the test taken', () => {
    const own = { ...plain, scores: { ...asked, pte: { low: 50, high: 54 } } };
    expect(englishOutcome(own, { test: 'pte', score: 54 })).toBe('reached');
    expect(englishOutcome(own, { test: 'pte', score: 49 })).toBe('below');
  });

  it('has no outcome but “no figure” for a country without an official score', () => {
    expect(englishOutcome({ ...plain, scores: {} }, { test: 'ielts', score: 9 })).toBe('noFigure');
  });

  it('is compared with the visa’s own minimum first', () => {
    const scores = { ...asked, pte: { low: 50, high: 54 } };
    const australia = { ...plain, scores, visaScores: { ielts: 6, pte: 47, toefl: 67 } };
    expect(englishOutcome(australia, { test: 'pte', score: 46 })).toBe('belowVisa');
    expect(englishOutcome(australia, { test: 'pte', score: 48 })).toBe('visaOnly');
    expect(englishOutcome(australia, { test: 'toefl', score: 62 })).toBe('belowVisa');
    expect(englishOutcome(australia, { test: 'toefl', score: 3.5 })).toBe('belowVisa');
    expect(englishOutcome(australia, { test: 'ielts', score: 5.5 })).toBe('belowVisa');
  });

  it('leads to a language school if it is too low and such schools ask for no test', () => {
    expect(judged('japan', 'test=ielts&score=5')?.outcomes.english).toBe('languageFirst');
  });
});

it.each<[number | undefined, Partial<Parameters<typeof moneyOutcome>[0]>, ReturnType<typeof moneyOutcome>]>([
  [undefined, {}, undefined],
  [2_999_999, {}, 'below'],
  [3_000_000, {}, 'lowerEnd'],
  [5_000_000, {}, 'covered'],
  [9_000_000, { firstYear: total(3e6, 5e6, true) }, 'lowerEnd'],
  [9_000_000, { firstYear: undefined, only: { ...total(3e6, 5e6), id: 'tuition' } }, 'knownPart'],
  [9_000_000, { firstYear: undefined }, 'noFigure'],
  // Enough to pay, but not what the visa officer wants to see.
  [3_500_000, { funds: total(4e6, 6e6) }, 'fundsAbove'],
  [4_000_000, { funds: total(4e6, 6e6) }, 'lowerEnd'],
])('a budget of %s against 3 to 5 million with %o is %s', (budget, change, outcome) => {
  expect(moneyOutcome({ firstYear: total(3e6, 5e6), ...change }, { budget })).toBe(outcome);
});

it.each([
  ['marks=2.8', { marks: 'good' }],
  ['marks=60', { marks: 'good' }],
  ['marks=2.79', { marks: 'middle' }],
  ['marks=40%25', { marks: 'middle' }],
  ['marks=1.9', { marks: 'low' }],
  ['marks=39', { marks: 'low' }],
  ['gap=0', { gap: 'short' }],
  ['gap=1', { gap: 'short' }],
  ['gap=2', { gap: 'explain' }],
  ['gap=5', { gap: 'explain' }],
  ['gap=6', { gap: 'long' }],
  ['budget=1+crore', { marks: undefined, gap: undefined }],
])('%s counts as %j', (query, outcomes) => expect(judged('uk', query)?.outcomes).toMatchObject(outcomes));

it('answers may have units, and each unreadable one is named', () => {
  expect(read('marks=71%25&gap=2&test=pte&score=58&budget=25+lakh')).toEqual({
    marks: { scale: 'percent', value: 71 },
    gap: 2,
    test: 'pte',
    score: 58,
    budget: 2_500_000,
    faults: [],
    given: true,
  });
  expect(read('budget=1.2+crore').budget).toBe(12_000_000);
  expect(read('marks=३.२').marks).toEqual({ scale: 'gpa', value: 3.2 });
  const { faults, given } = read('marks=4.2&gap=-1&test=ielts&score=6.3&budget=25');
  expect(faults).toEqual(['marks', 'gap', 'score', 'budget']);
  expect(given).toBe(false);
  expect(read('score=6.5').faults).toEqual(['score']);
  expect(read('test=toefl&score=4.5')).toMatchObject({ score: 4.5, faults: [] });
});

it('required scores come from the guides’ facts, Canada’s from its own scale', () => {
  const scoresOf = (country: string) => judged(country, 'gap=0')?.needs.scores;
  expect(scoresOf('australia')).toEqual({ ielts: { low: 6, high: 6 }, pte: { low: 50, high: 54 } });
  expect(scoresOf('usa')).toEqual({ ielts: { low: 6, high: 7 } });
  expect(scoresOf('canada')).toEqual({ ielts: { low: 6, high: 7 } });
  expect(scoresOf('germany')).toEqual({});
});

const student = 'marks=3.2&gap=0&test=ielts&score=6.5';
const best = 'marks=3.6&gap=0&test=ielts&score=9&budget=5+crore';

it.each([
  ['likely', 'australia', student, 'the score is high enough everywhere'],
  ['possible', 'usa', student, 'some universities ask for more'],
  ['possible', 'germany', student, 'no official score was found'],
  ['talk', 'australia', `${student}&budget=10+lakh`, 'the budget is below the first year’s costs'],
  ['likely', 'uk', `${student}&budget=5+crore`, 'the budget covers everything'],
  ['likely', 'canada', best, 'the score is enough everywhere'],
  ['talk', 'canada', 'test=ielts&score=5', 'the guide asks for 6.0 to 7.0'],
  ['possible', 'germany', best, 'a Studienkolleg comes first'],
])('%s in %s with %s: %s', (verdict, country, query) => {
  expect(judged(country, query)?.verdict).toBe(verdict);
});

it('a level that a country does not have leaves the country out', () => {
  expect(judged('uk', 'gap=0', 'language')).toBeUndefined();
  expect(judged('japan', 'gap=0', 'language')?.needs.costs.firstYear).toBeDefined();
  expect(judged('germany', 'gap=0', 'master')?.needs.preparatoryYear).toBeUndefined();
});

it('the likely countries come first', () => {
  const verdicts = judge(read('test=ielts&score=6.5'), 'bachelor', countries).map(({ verdict }) => verdict);
  expect(verdicts).toEqual([...verdicts].sort((a, b) => a.localeCompare(b)));
  expect(new Set(verdicts).size).toBeGreaterThan(1);
});

it('the next step is about what decided', () => {
  const stepOf = (country: string, query: string) => {
    const one = judged(country, query);
    return one && nextStep(one, new URLSearchParams('marks=3.2')).href;
  };
  expect(stepOf('australia', student)).toBe('/plan/intake?marks=3.2&country=australia');
  expect(stepOf('canada', 'test=ielts&score=5')).toBe('/ielts-pte');
  expect(stepOf('usa', `${best.replace('5+crore', '10+lakh')}`)).toBe('/plan/scholarships?country=usa');
  expect(stepOf('uk', 'marks=35')).toBe('/contact');
  expect(stepOf('france', student)).toBe('/study-in-europe');
});
