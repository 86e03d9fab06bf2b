// @vitest-environment node
import { lowestFor } from '@sayapatri/facts/scores/levels';
import { pteTable } from '@sayapatri/facts/scores/tables';
import { expect, test } from 'vitest';
import requirements from './testRequirements.ts';

test('six countries come in menu order, each with its own guide', () => {
  expect(Object.values(requirements).map(({ label, guidePath }) => [label, guidePath])).toEqual([
    ['Australia', '/study-in-australia'],
    ['USA', '/study-in-usa'],
    ['UK', '/study-in-uk'],
    ['Canada', '/study-in-canada'],
    ['New Zealand', '/study-in-new-zealand'],
    ['Japan', '/study-in-japan'],
  ]);
});

test('a PTE score that a country does not state is the equivalent of its IELTS score, and names the table', () => {
  expect(requirements.australia.tests.pte).not.toHaveProperty('equivalent');
  expect(requirements.usa.tests.pte).toEqual({
    bachelor: `${lowestFor('pte', 6)}–${lowestFor('pte', 7)}`,
    master: `${lowestFor('pte', 6.5)}–${lowestFor('pte', 7.5)}`,
    equivalent: pteTable.name,
  });
});

test('a country with a scale of its own has its scores in one note', () => {
  expect(requirements.canada.tests).toEqual({
    ielts: { note: 'CLB 7 is IELTS 6.0, CLB 9 is IELTS 7.0' },
    pte: {
      note: `IELTS 6.0 is PTE ${lowestFor('pte', 6)}, IELTS 7.0 is PTE ${lowestFor('pte', 7)}`,
      equivalent: pteTable.name,
    },
  });
});

test('each country has the range of its IELTS scores as numbers, and its official page', () => {
  for (const { ielts, sources, label } of Object.values(requirements)) {
    expect(ielts.from, label).toBeGreaterThan(4);
    expect(ielts.to, label).toBeGreaterThanOrEqual(ielts.from);
    expect(sources, label).not.toEqual([]);
  }
});
