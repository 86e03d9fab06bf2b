// @vitest-environment node
import { describe, expect, it, onTestFinished, test, vi } from 'vitest';
import { type Fact, factAsToday, factsIn, factText, figureToCount, todayText } from './fact.ts';
import { ageInMonths, printedDate } from './factDate.ts';
import type { FigureRecord } from './factSchema.ts';
import { factsOf } from './factsFile.ts';
import { figureText } from './factWords.ts';
import { ageFault } from './readFacts.ts';

const tuition = {
  id: 'tuition-bachelor',
  low: 20_000,
  high: 45_000,
  currency: 'AUD',
  per: 'year',
  meaning: 'Tuition, bachelor’s degree, international students',
  source: 'costs',
  asOf: '2023',
  origin: 'ledger',
};
const work = {
  id: 'work',
  low: 48,
  unit: 'hour',
  per: 'fortnight',
  words: '48 hours per fortnight',
  meaning: 'Work during studies',
  source: 'costs',
  origin: 'spec',
};
const costs = {
  body: 'Study Australia',
  page: 'Education costs',
  url: 'https://www.studyaustralia.gov.au/en/plan-your-studies/education-costs',
};
const fileOf = (...facts: object[]) => ({ sources: { costs }, facts });
const factOf = (fact: object) => factsOf(fileOf(fact), 'facts.json')[0];
const without = (record: object, key: string) =>
  Object.fromEntries(Object.entries(record).filter(([name]) => name !== key));

describe('a figure in words', () => {
  it.each<[FigureRecord, string]>([
    [{ low: 20_000, high: 45_000, currency: 'AUD', per: 'year' }, 'AUD 20,000–45,000 a year'],
    [{ low: 10_000, high: 38_000, currency: 'GBP', per: 'year' }, '£10,000–£38,000 a year'],
    [{ low: 22_000, currency: 'NZD', per: 'year', bound: 'from' }, 'from NZ$22,000 a year'],
    [{ low: 615, currency: 'EUR', per: 'month', about: true }, 'about €615 a month'],
    [{ low: 11_385, currency: 'GBP', per: 'nine months' }, '£11,385 for nine months'],
    [{ low: 10.5, currency: 'USD', per: 'hour' }, '$10.50 an hour'],
    [{ low: 4.2e6, high: 7.5e6, currency: 'KRW', per: 'semester' }, 'KRW 4.2–7.5 million a semester'],
    [{ low: 12_000_000, high: 12_345_000, currency: 'NPR' }, 'NPR 1,20,00,000–1,23,45,000'],
    [{ low: 1, high: 2, unit: 'year' }, '1–2 years'],
    [{ low: 3, unit: 'year', bound: 'up to' }, 'up to 3 years'],
    [{ low: 2, unit: 'year', bound: 'from' }, '2 years or more'],
    [{ low: 48, unit: 'hour', per: 'fortnight' }, '48 hours per fortnight'],
    [{ low: 28, unit: 'hour', per: 'week', note: 'with permission' }, '28 hours per week with permission'],
    [{ low: 8, unit: 'university' }, '8 universities'],
    [
      { low: 500, currency: 'NPR', per: 'document', note: ', in 1–3 days' },
      'NPR 500 a document, in 1–3 days',
    ],
    [{ low: 3, unit: '%' }, '3%'],
    [{ low: 6, high: 7, unit: 'IELTS' }, 'IELTS 6.0–7.0'],
    [{ low: 5.5, unit: 'IELTS', about: true }, 'IELTS about 5.5'],
  ])('%o is %s', (figure, words) => expect(figureText(figure)).toBe(words));
});

describe('a fact of a file', () => {
  it.each([
    [
      'has its words, its numbers and its source',
      tuition,
      { value: 'AUD 20,000–45,000 a year', low: 20_000, high: 45_000, source: costs },
    ],
    [
      'of the specification is printed in the specification’s own words',
      work,
      { value: '48 hours per fortnight', low: 48 },
    ],
    [
      'that is a test’s score has its score also without the test’s name',
      { ...without(work, 'per'), low: 6, high: 7, unit: 'IELTS', words: '6.0-7.0' },
      { value: 'IELTS 6.0-7.0', score: '6.0-7.0' },
    ],
    [
      'that is the office’s own estimate needs no date',
      { ...without(tuition, 'asOf'), origin: 'office', meaning: 'Rent: our own estimate' },
      { origin: 'office' },
    ],
    ['that is only usual needs no date', { ...without(tuition, 'asOf'), usually: true }, { usually: true }],
  ])('%s', (_, record, fact) => expect(factOf(record)).toMatchObject(fact));

  it('that names months has them as numbers too', () => {
    const { low: _, high: __, currency: ___, per: ____, ...stated } = tuition;
    const intakes = { ...stated, months: ['February/March', 'July'], someIn: ['November'] };
    expect(factOf({ ...intakes, languageIn: ['June', 'December'] })).toMatchObject({
      value: 'February/March and July, some in November; language courses also in June and December',
      intakes: [
        { month: 2, kind: 'main' },
        { month: 7, kind: 'main' },
        { month: 11, kind: 'some' },
        { month: 6, kind: 'language' },
        { month: 12, kind: 'language' },
      ],
    });
  });

  it('counts with the newest of its later figures that applies', () => {
    const today = [
      { low: 49, asOf: '2026-07', source: 'costs' },
      { low: 60, bound: 'from', since: '2026-11-30', asOf: '2026-11', source: 'costs' },
    ];
    const counted = (day: string) =>
      factsOf(fileOf({ ...work, today }), 'facts.json', day).map(({ value, ...fact }) => [
        value,
        figureToCount({ value, ...fact }),
      ])[0];
    const stated = '48 hours per fortnight';
    expect(counted('2026-11-29')).toMatchObject([stated, { low: 49, value: '49 hours per fortnight' }]);
    expect(counted('2026-11-30')).toMatchObject([
      stated,
      { low: 60, open: true, value: '60 hours or more per fortnight', asOf: '2026-11', source: costs },
    ]);
  });

  it('with later figures states what applies today and when it changes, also in its note', () => {
    const today = [
      { low: 49, since: '2026-07-01', asOf: '2026-06', source: 'costs' },
      { low: 60, since: '2026-11-30', asOf: '2026-06', source: 'costs' },
    ];
    // Pages get facts from JSON.
    const on = (day: string, later: object[] = today) =>
      JSON.parse(JSON.stringify(factsOf(fileOf({ ...work, today: later }), 'facts.json', day)[0])) as Fact;
    const [now, then] = ['49 hours per fortnight', '60 hours per fortnight'];
    expect(todayText(on('2026-11-29'))).toBe(
      `today ${now}, since 1 July 2026; from 30 November 2026 ${then}`,
    );
    expect(todayText(on('2026-11-30', [{ low: 49, asOf: '2026-07', source: 'costs' }]))).toBe(
      `today ${now}, as of July 2026`,
    );
    expect(factAsToday(on('2026-11-29'))).toMatchObject({
      value: `${now}; from 30 November 2026 ${then}`,
      low: 49,
      asOf: '2026-06',
    });
    expect(todayText(on('2026-11-30'), { label: false })).toBe(`${then}, since 30 November 2026`);
    expect(todayText(factOf(work) as Fact)).toBeUndefined();
    expect(on('2026-11-30').worldNote).toMatchObject({
      text: `Work during studies: today ${then}`,
      asOf: '2026-11-30',
    });
  });

  it.each<[string, object, string]>([
    ['a source that is not in the file', { ...tuition, source: 'x' }, 'names the source “x”, which is not'],
    ['no date', without(tuition, 'asOf'), '“tuition-bachelor” asOf is missing: only a figure of'],
    [
      'an office’s estimate that does not say so',
      { ...tuition, origin: 'office' },
      'meaning does not say “our own',
    ],
    ['a range that runs downwards', { ...tuition, high: 1 }, 'high (1) is lower than low (20000)'],
    ['a date still to come', { ...tuition, asOf: '2999' }, 'asOf 2999 is still to come'],
    [
      'a later figure that is older than the fact’s own',
      { ...tuition, today: [{ low: 1, asOf: '2022', source: 'costs' }] },
      'today: the figure of 2022-01-01 is older than the one before it (2023-01-01)',
    ],
    [
      'a later figure with the date of the day of writing',
      { ...tuition, today: [{ low: 1, since: '2024-02-01', asOf: '2024-03', source: 'costs' }] },
      'today: asOf 2024-03 is newer than the figure, which applies since 2024-02-01',
    ],
    ['neither unit nor currency', without(tuition, 'currency'), 'needs either a unit, such as hour, or a'],
    ['the specification’s figure without its words', without(work, 'words'), 'words is missing: a figure of'],
    [
      'words that state another number',
      { ...work, low: 40 },
      'words (“48 hours per fortnight”) do not say 40',
    ],
  ])('is refused with %s', (_, fact, fault) => {
    expect(() => factOf(fact)).toThrow(`facts.json: `);
    expect(() => factOf(fact)).toThrow(fault);
  });

  it('is refused under an id that another fact has', () => {
    expect(() => factsOf(fileOf(work, work), 'facts.json')).toThrow('facts.json: “work” is there twice');
  });

  it('takes a date of today in Nepal, where a day begins before it does in UTC', () => {
    vi.useFakeTimers({ now: new Date('2026-11-25T19:00:00Z') });
    onTestFinished(() => {
      vi.useRealTimers();
    });
    expect(factOf({ ...tuition, asOf: '2026-11-26' })?.asOf).toBe('2026-11-26');
    expect(() => factOf({ ...tuition, asOf: '2026-11-27' })).toThrow('is still to come');
  });
});

test('facts are found at any depth, each once', () => {
  const fact = factOf(tuition);
  const guide = { sections: [{ items: [{ fee: fact }] }, { title: 'Costs', facts: [fact] }] };
  expect(factsIn(guide)).toEqual([fact]);
  expect(factText({ value: '3 years', usually: true })).toBe('usually 3 years');
});

test('the age of a fact counts from the last day that its date covers, and a fact that is too old is named', () => {
  const ages = ['2025-11-22', '2025-11-23', '2025-05', '2025/26'];
  expect(ages.map((date) => ageInMonths(date, new Date('2026-11-22')))).toEqual([12, 11, 17, 2]);
  const faultsOf = (asOf: string, today = '2026-11-22') => [
    ...ageFault({ ...(factOf(tuition) as Fact), asOf }, new Date(today)),
  ];
  expect(faultsOf('2023')).toEqual([
    `Tuition, bachelor’s degree, international students (AUD 20,000–45,000 a year) is 34 months old, more than 24: ${costs.url}`,
  ]);
  expect(faultsOf('2023', '2025-12-31')).toEqual([]);
  expect(faultsOf('2026')).toEqual([]);
});

test('a date is printed as precisely as a reader needs it', () => {
  expect(['2023', '2025/26', '2025-11', '2025-11-11'].map(printedDate)).toEqual([
    '2023',
    '2025/26',
    'November 2025',
    'November 2025',
  ]);
});
