// @vitest-environment node
import { lowestFor } from '@sayapatri/facts/scores/levels';
import { pteTable } from '@sayapatri/facts/scores/tables';
import { expect, test } from 'vitest';
import requirements from './testRequirements.ts';

test('a missing PTE score is replaced by the equivalent of the IELTS score, with the name of the table', () => {
  expect(requirements.australia.tests.pte).not.toHaveProperty('equivalent');
  expect(requirements.usa.tests.pte).toEqual({
    bachelor: `${lowestFor('pte', 6)}–${lowestFor('pte', 7)}`,
    master: `${lowestFor('pte', 6.5)}–${lowestFor('pte', 7.5)}`,
    equivalent: pteTable.name,
  });
});

test('a country with its own scale has its scores in one note, and no PTE score', () => {
  expect(requirements.canada.tests).toEqual({
    ielts: { note: 'CLB 7 is IELTS 6.0, CLB 9 is IELTS 7.0' },
    pte: {},
  });
});

test('each country has the range of its IELTS scores and an official source', () => {
  for (const { ielts, sources, label } of Object.values(requirements)) {
    expect(ielts.from, label).toBeGreaterThan(4);
    expect(ielts.to, label).toBeGreaterThanOrEqual(ielts.from);
    expect(sources, label).not.toEqual([]);
  }
});
