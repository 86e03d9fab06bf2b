// @vitest-environment node
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { testDrawings } from 'shared/testing/drawings';
import { expect, test } from 'vitest';

const files = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.tsx'));

test('all eight countries have a skyline, and the next one has a ridge', () => {
  expect(files.map((file) => file.replace(/(Skyline)?\.tsx$/, '')).sort()).toEqual([
    'Australia',
    'BareRidge',
    'Canada',
    'Europe',
    'Japan',
    'Korea',
    'NewZealand',
    'Uk',
    'Usa',
  ]);
});

testDrawings(files.map((file) => path.join(import.meta.dirname, file)));
