// @vitest-environment node
import data from '@sayapatri/facts/colours.json' with { type: 'json' };
import { expect, test } from 'vitest';
import { coloursSchema } from './coloursSchema.ts';
import { faultsOf } from './contentFaults.ts';

const faults = (change: object) => faultsOf('colours.json', { ...data, ...change }, coloursSchema);

test('the brand’s colours are as their schema says', () => {
  expect(faults({})).toEqual([]);
});

test.each([
  [{ primary: undefined }, 'primary is missing'],
  [{ primary: 'navy' }, 'primary must be a colour written as #1A2B3C'],
  [{ accent: '#FFCC00;}body{' }, 'accent must be a colour written as #1A2B3C'],
  [{ third: '#FFFFFF' }, 'third is not a field'],
  [
    { primary: '#7FB0E0' },
    'primary #7FB0E0 is too hard to see: links on a tinted ground #E7EEF5 (light scheme) has a contrast of 1.9:1, and 4.5:1 is needed; choose a darker colour',
  ],
  [
    { accent: '#8C1C13' },
    'accent #8C1C13 is too hard to see: letters #24100E on it (light scheme) has a contrast of 1.9:1, and 4.5:1 is needed; choose a lighter colour',
  ],
])('the build refuses %j', (change, fault) => {
  expect(faults(change)).toEqual([`colours.json: ${fault}`]);
});
