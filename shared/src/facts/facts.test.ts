import { describe, expect, it, test } from 'vitest';
import { type Fact, factsIn, factText } from './fact.ts';
import { ageInMonths, printedDate } from './factDate.ts';
import { factFaults } from './factSchema.ts';

const tuition: Fact = {
  value: 'AUD 20,000-45,000 a year',
  meaning: "Tuition for a bachelor's degree, international students",
  currency: 'AUD',
  asOf: '2023',
  source: {
    body: 'Study Australia',
    page: 'Education costs',
    url: 'https://www.studyaustralia.gov.au/en/plan-your-studies/education-costs',
  },
  origin: 'ledger',
};
const today = new Date('2026-11-22');
const faultsOf = (fact: object) => factFaults([fact as Fact], today).map(({ fault }) => fault);
const without = (key: keyof Fact) =>
  Object.fromEntries(Object.entries(tuition).filter(([name]) => name !== key));

describe('the check of facts', () => {
  it('accepts a recent fact with a source', () => {
    expect(factFaults([{ ...tuition, asOf: '2025/26' }], today)).toEqual([]);
    expect(factFaults([tuition], new Date('2025-12-31'))).toEqual([]);
  });

  it('reports a fact that is too old', () => {
    expect(faultsOf(tuition)).toEqual(['is 34 months old, more than 24']);
    expect(factFaults([tuition], today, 36)).toEqual([]);
  });

  it.each<[string, object, string]>([
    ['no source', without('source'), 'source is missing'],
    ['no date', without('asOf'), 'asOf is missing'],
    ['no meaning', { ...tuition, meaning: '' }, 'meaning is empty or has spaces around it'],
    [
      'an address that is not https',
      { ...tuition, source: { ...tuition.source, url: 'http://a.np' } },
      'source.url is not an https address',
    ],
    [
      'a date that is none',
      { ...tuition, asOf: 'last year' },
      'asOf is not YYYY, YYYY/YY, YYYY-MM or YYYY-MM-DD',
    ],
    ['a date to come', { ...tuition, asOf: '2027-01' }, 'asOf 2027-01 is still to come'],
    ['a field that no fact has', { ...tuition, note: 'x' }, 'note is no field of a fact'],
  ])('names a fact with %s', (_, fact, fault) => {
    expect(faultsOf(fact).join('\n')).toContain(fault);
  });

  it('does not require a date for a figure of the specification', () => {
    expect(faultsOf({ ...without('asOf'), origin: 'spec' })).toEqual([]);
  });
});

test('facts are found at any depth, each once', () => {
  const guide = {
    sections: [{ items: [{ name: 'Bachelor', fee: tuition }] }, { title: 'Costs', facts: [tuition] }],
  };
  expect(factsIn(guide)).toEqual([tuition]);
  expect(factsIn([null, 'text', 3])).toEqual([]);
});

test('a rule with exceptions is printed with `usually`', () => {
  expect(factText(tuition)).toBe('AUD 20,000-45,000 a year');
  expect(factText({ value: '3 years', usually: true })).toBe('usually 3 years');
});

test('the age of a fact counts from the last day that its date covers', () => {
  expect(ageInMonths('2025-11-22', today)).toBe(12);
  expect(ageInMonths('2025-11-23', today)).toBe(11);
  expect(ageInMonths('2025-05', today)).toBe(17);
  expect(ageInMonths('2025/26', today)).toBe(2);
  expect(ageInMonths('2026', today)).toBeLessThan(0);
});

test('a date is printed as precisely as a reader needs it', () => {
  expect(['2023', '2025/26', '2025-11', '2025-11-11'].map(printedDate)).toEqual([
    '2023',
    '2025/26',
    'November 2025',
    'November 2025',
  ]);
});
