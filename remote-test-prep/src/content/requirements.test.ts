// @vitest-environment node

import { pteTable } from 'shared/scores/tables';
import { expect, test } from 'vitest';
import requirements from './requirements.ts';

test('Australia requires an overall score and a lowest band in IELTS, and a range in PTE', () => {
  expect(requirements.australia.tests).toEqual({
    ielts: { bachelor: '6.0 (no band under 5.5)', master: '6.5 (no band under 6.0)' },
    pte: { bachelor: '50-54', master: '58-65' },
  });
});

test.each([
  ['usa', '6.0-7.0', '6.5-7.5'],
  ['uk', '6.0-6.5', '6.5-7.0'],
  ['new zealand', '6.0 (5.5 each band)', '6.5 (6.0 each band)'],
  ['japan', '5.5-6.0', '6.0-6.5'],
] as const)('%s asks for IELTS %s for a bachelor and %s for a master', (country, bachelor, master) => {
  expect(requirements[country].tests.ielts).toEqual({ bachelor, master });
});

test('Canada states CLB levels', () => {
  expect(requirements.canada.tests.ielts).toEqual({ note: 'CLB 7 is IELTS 6.0, CLB 9 is IELTS 7.0' });
});

/** The PTE equivalent of one IELTS score, or of both ends of a range. */
function pteFor(ielts: string): string {
  const [overall = ''] = ielts.split(' ');
  const scores = overall.split('-').map((score) => new Map(pteTable.lowest).get(Number(score)));
  expect(scores).not.toContain(undefined);
  return scores.join('-');
}

test('a PTE score that a country does not state is the equivalent of its IELTS score, and names the table used', () => {
  const { australia, canada, ...others } = requirements;
  expect(australia.tests.pte).not.toHaveProperty('equivalent');
  for (const { tests } of Object.values(others)) {
    const { bachelor = '', master = '' } = tests.ielts;
    expect(tests.pte).toEqual({
      bachelor: pteFor(bachelor),
      master: pteFor(master),
      equivalent: 'Pearson, July 2025',
    });
  }
  expect(canada.tests.pte).toEqual({
    note: `IELTS 6.0 is PTE ${pteFor('6.0')}, IELTS 7.0 is PTE ${pteFor('7.0')}`,
    equivalent: 'Pearson, July 2025',
  });
});

test('the six countries come in menu order, each with its own guide', () => {
  expect(Object.values(requirements).map(({ label, guidePath }) => [label, guidePath])).toEqual([
    ['Australia', '/study-in-australia'],
    ['USA', '/study-in-usa'],
    ['UK', '/study-in-uk'],
    ['Canada', '/study-in-canada'],
    ['New Zealand', '/study-in-new-zealand'],
    ['Japan', '/study-in-japan'],
  ]);
});
