// @vitest-environment node

import { expect, test } from 'vitest';
import brand from '../brand/brand.json' with { type: 'json' };
import colours from '../brand/colours.json' with { type: 'json' };
import { printHours } from '../brand/hours.ts';
import { brandSchema } from './brandSchema.ts';
import { coloursSchema } from './coloursSchema.ts';
import { faultsOf } from './contentFaults.ts';

const files = {
  'brand.json': (change: object) => faultsOf('brand.json', { ...brand, ...change }, brandSchema),
  'colours.json': (change: object) => faultsOf('colours.json', { ...colours, ...change }, coloursSchema),
};

test.each(Object.values(files))('the brand’s data is as its schemas say', (faults) => {
  expect(faults({})).toEqual([]);
});

test.each([
  [{ email: 'hello' }, 'brand.json: email must be an e-mail address'],
  [
    { phones: ['01-5550140'] },
    'brand.json: phones, entry 1 must be a number with its country code, such as +977 01-5550140',
  ],
  [
    { officeHours: [{ from: 'Monday', opens: '9 AM', closes: '18:00' }] },
    'brand.json: officeHours, entry 1, opens must be a time written as 09:00 or 18:30',
  ],
  [
    { officeHours: [{ from: 'Monday', opens: '09:00' }] },
    'brand.json: officeHours, entry 1, closes is missing, or the office is closed: then leave out opens too',
  ],
  [
    { officeHours: [{ from: 'Monday', opens: '18:00', closes: '09:00' }] },
    'brand.json: officeHours, entry 1, closes must be later than opens',
  ],
  [
    { officeHours: [{ from: 'Friday', to: 'Sunday' }] },
    'brand.json: officeHours, entry 1, to must be a later day than from; a week begins on Sunday',
  ],
  [
    { holidays: [{ date: '2026-02-30', name: 'Holi' }] },
    'brand.json: holidays, entry 1, date must be a day written as 2026-10-20',
  ],
  [{ primary: 'navy' }, 'colours.json: primary must be a colour written as #1A2B3C'],
  [{ accent: '#FFCC00;}body{' }, 'colours.json: accent must be a colour written as #1A2B3C'],
  [
    { primary: '#7FB0E0' },
    'colours.json: primary #7FB0E0 is too hard to see: a link of this colour on a tinted ground has a contrast of 1.9:1, and 4.5:1 is needed; choose a darker colour',
  ],
  [
    { accent: '#8C1C13' },
    'colours.json: accent #8C1C13 is too hard to see: a dark letter on this colour has a contrast of 1.9:1, and 4.5:1 is needed; choose a lighter colour',
  ],
])('the build refuses %j', (change, fault) => {
  const file = fault.startsWith('brand') ? 'brand.json' : 'colours.json';
  expect(files[file](change)).toEqual([fault]);
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
] as const)('the hours %j are printed', (opening, inFull, printed) => {
  expect(Object.values(printHours(opening, inFull)).join(' ')).toBe(printed);
});
