// @vitest-environment node
import data from '@sayapatri/facts/brand.json' with { type: 'json' };
import { printHours } from '@sayapatri/facts/hours';
import { expect, test } from 'vitest';
import { brandSchema } from './brandSchema.ts';
import { faultsOf } from './contentFaults.ts';

const faults = (change: object) => faultsOf('brand.json', { ...data, ...change }, brandSchema);

test('the brand’s data is as its schema says', () => {
  expect(faults({})).toEqual([]);
});

test.each([
  [{ name: undefined }, 'name is missing'],
  [{ email: 'hello' }, 'email must be an e-mail address'],
  [
    { phones: ['01-5550140'] },
    'phones, entry 1 must be a number with its country code, such as +977 01-5550140',
  ],
  [{ phones: [] }, 'phones is empty'],
  [{ slogan: 'Go far' }, 'slogan is not a field'],
  [
    { officeHours: [{ from: 'Monday', opens: '9 AM', closes: '18:00' }] },
    'officeHours, entry 1, opens must be a time written as 09:00 or 18:30',
  ],
  [
    { officeHours: [{ from: 'Monday', opens: '09:00' }] },
    'officeHours, entry 1, closes is missing, or the office is closed: then leave out opens too',
  ],
  [
    { officeHours: [{ from: 'Monday', opens: '18:00', closes: '09:00' }] },
    'officeHours, entry 1, closes must be later than opens',
  ],
  [
    { officeHours: [{ from: 'Friday', to: 'Sunday' }] },
    'officeHours, entry 1, to must be a later day than from; a week begins on Sunday',
  ],
])('the build refuses %j', (change, fault) => {
  expect(faults(change)).toEqual([`brand.json: ${fault}`]);
});

test.each([
  [{ from: 'Monday', to: 'Friday', opens: '09:00', closes: '18:30' }, false, 'Mon-Fri 9:00 AM-6:30 PM'],
  [
    { from: 'Sunday', to: 'Friday', opens: '00:15', closes: '12:00' },
    true,
    'Sunday-Friday 12:15 AM-12:00 PM',
  ],
  [{ from: 'Saturday', opens: '08:00', closes: '22:00' }, true, 'Saturday 08:00 AM-10:00 PM'],
  [{ from: 'Saturday' }, false, 'Sat closed'],
] as const)('hours are printed: %j', (opening, inFull, printed) => {
  expect(Object.values(printHours(opening, inFull)).join(' ')).toBe(printed);
});
