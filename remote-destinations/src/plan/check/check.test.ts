// @vitest-environment node
import { describe, expect, it } from 'vitest';
import check from '../content/check.ts';
import countries from '../content/countryNeeds.ts';
import { rates } from '../content/rates.ts';
import { englishOutcome, gapOutcome, judge, marksOutcome, moneyOutcome } from './judge.ts';
import { type Answers, readAnswers } from './readAnswers.ts';
import { rules, worst } from './rules.ts';

const read = (query: string): Answers => readAnswers(new URLSearchParams(query));
const verdictOf = (country: string, query: string) =>
  judge(read(query), countries).find(({ country: { id } }) => id === country)?.verdict;

describe('an English score', () => {
  const asked = { ielts: { low: 6, high: 7 } };
  const plain = { scores: asked, visaScores: {}, languageSchool: undefined };
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
    ['ielts', undefined, undefined],
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
    const languageSchool = countries.find(({ id }) => id === 'japan')?.needs.bachelor.languageSchool;
    expect(languageSchool?.value).toBe('no English test');
    expect(englishOutcome({ ...plain, languageSchool }, { test: 'ielts', score: 5 })).toBe('languageFirst');
  });
});

it.each<[number | undefined, ReturnType<typeof moneyOutcome>]>([
  [undefined, undefined],
  [2_999_999, 'below'],
  [3_000_000, 'lowerEnd'],
  [5_000_000, 'covered'],
])('a budget of %s against 3 to 5 million is %s', (budget, outcome) => {
  expect(moneyOutcome({ firstYear: { low: 3e6, high: 5e6 }, part: 'all', open: false }, { budget })).toBe(
    outcome,
  );
});

it('a budget is compared only with the known part of the costs', () => {
  const firstYear = { low: 3e6, high: 5e6 };
  expect(moneyOutcome({ firstYear, part: 'tuition', open: false }, { budget: 9e6 })).toBe('knownPart');
  expect(moneyOutcome({ firstYear, part: 'living', open: false }, { budget: 1 })).toBe('below');
  expect(moneyOutcome({ firstYear: undefined, part: 'living', open: false }, { budget: 9e6 })).toBe(
    'noFigure',
  );
  expect(moneyOutcome({ firstYear, part: 'all', open: true }, { budget: 9e6 })).toBe('lowerEnd');
});

it.each([
  ['marks=2.8', 'good'],
  ['marks=60', 'good'],
  ['marks=2.79', 'middle'],
  ['marks=40%25', 'middle'],
  ['marks=1.9', 'low'],
  ['marks=39', 'low'],
  ['', undefined],
])('%s counts as %s', (query, outcome) => expect(marksOutcome(read(query))).toBe(outcome));

it.each([
  ['gap=0', 'short'],
  ['gap=1', 'short'],
  ['gap=2', 'explain'],
  ['gap=5', 'explain'],
  ['gap=6', 'long'],
  ['', undefined],
])('%s counts as %s', (query, outcome) => expect(gapOutcome(read(query))).toBe(outcome));

it('the worst outcome gives the verdict, and every rule gives one of the three verdicts', () => {
  expect(worst(['likely', 'talk', 'possible'])).toBe('talk');
  expect(worst(['likely', 'likely'])).toBe('likely');
  expect(worst([])).toBeUndefined();
  for (const part of Object.values(rules))
    for (const verdict of Object.values(part)) expect(Object.keys(check.result.verdicts)).toContain(verdict);
});

it('answers in an address may have units, and the unreadable ones are named', () => {
  expect(read('finished=bachelor&marks=71%25&gap=2&test=pte&score=58&budget=25+lakh')).toEqual({
    finished: 'bachelor',
    marks: { scale: 'percent', value: 71 },
    gap: 2,
    test: 'pte',
    score: 58,
    budget: 2_500_000,
    faults: [],
    given: true,
  });
  expect(read('budget=1.2+crore').budget).toBe(12_000_000);
  expect(read('budget=NPR+2,500,000').budget).toBe(2_500_000);
  expect(read('finished=toString&marks=abc&gap=-1&test=ielts&score=58&budget=much')).toMatchObject({
    finished: 'grade12',
    faults: ['marks', 'gap', 'score', 'budget'],
  });
  expect(read('').given).toBe(false);
});

it('required scores come from the guides’ facts', () => {
  const scoresOf = (country: string) => countries.find(({ id }) => id === country)?.needs.bachelor.scores;
  expect(scoresOf('australia')).toEqual({ ielts: { low: 6, high: 6 }, pte: { low: 50, high: 54 } });
  expect(scoresOf('new-zealand')).toEqual({ ielts: { low: 6, high: 6 }, toefl: { low: 80, high: 80 } });
  expect(scoresOf('usa')).toEqual({ ielts: { low: 6, high: 7 } });
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
  // CLB 7 and 9 are immigration levels, and each university sets its own score.
  ['possible', 'canada', best, 'no score is enough everywhere'],
  ['possible', 'canada', `finished=bachelor&${best}`, 'no score is enough everywhere'],
  ['possible', 'germany', best, 'a Studienkolleg comes first'],
])('%s in %s with %s: %s', (verdict, country, query) => {
  expect(verdictOf(country, query)).toBe(verdict);
});

it('Germany asks for the Studienkolleg after grade 12, not after a bachelor’s degree', () => {
  const needs = countries.find(({ id }) => id === 'germany')?.needs;
  expect(needs?.bachelor.preparatoryYear?.value).toContain('Studienkolleg');
  expect(needs?.master.preparatoryYear).toBeUndefined();
});

it('the money to show uses today’s sums, not the guide’s sums of 2015', () => {
  const uk = countries.find(({ id }) => id === 'uk')?.needs.master.funds;
  const { npr = 0 } = rates.find(({ code }) => code === 'GBP') ?? {};
  // £9,000 of tuition, and the £9,135 of 2015.
  expect(uk?.npr?.low).toBeGreaterThan((9_000 + 9_135) * npr);
});

it('no country is judged before the first answer; afterwards the likely countries come first', () => {
  expect(judge(read(''), countries).every(({ verdict }) => verdict === undefined)).toBe(true);
  const verdicts = judge(read('test=ielts&score=6.5'), countries).map(({ verdict }) => verdict);
  expect(verdicts).toEqual([...verdicts].sort((a, b) => (a ?? '').localeCompare(b ?? '')));
  expect(new Set(verdicts).size).toBeGreaterThan(1);
});
