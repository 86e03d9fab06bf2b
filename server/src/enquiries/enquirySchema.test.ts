import * as v from 'valibot';
import { expect, test } from 'vitest';
import { sampleEnquiry } from '../testing/app.ts';
import { enquirySchema, faultyKeys } from './enquirySchema.ts';

function faultsOf(body: unknown): string[] {
  const parsed = v.safeParse(enquirySchema, body);
  return parsed.success ? [] : faultyKeys(parsed.issues);
}

test('an enquiry may lack a phone number, and may have characters of four bytes', () => {
  expect(faultsOf(sampleEnquiry)).toEqual([]);
  for (const phone of ['', '🙏'])
    expect(faultsOf({ ...sampleEnquiry, name: '🙏', phone, message: '🙏' })).toEqual([]);
});

test('spaces around the values of an enquiry are removed', () => {
  expect(v.parse(enquirySchema, { ...sampleEnquiry, name: '  Asha Sample\n' })).toEqual(sampleEnquiry);
});

const keys = ['name', 'email', 'phone', 'message', 'timestamp'] as const;
const typed = ['name', 'email', 'phone', 'message'] as const;

test.each<[key: string, value: unknown]>([
  ...keys.map((key) => [key, undefined] as [string, unknown]),
  ...['name', 'email', 'message'].map((key) => [key, ' \n '] as [string, unknown]),
  // These end with NUL and a letter, or with half of a character.
  ...typed.map((key) => [key, `${sampleEnquiry[key]}\0a`] as [string, unknown]),
  ...typed.map((key) => [key, `${sampleEnquiry[key]}\ud83d`] as [string, unknown]),
  ['nearestOffice', 'Lalitpur'],
  ['email', 'asha'],
  ['email', `${'a'.repeat(320)}@student.example`],
  ['timestamp', 'yesterday'],
  ['timestamp', '2024-02-20 10:00:00Z'],
  ['name', 'a'.repeat(201)],
  ['message', 'a'.repeat(8_001)],
  ['phone', 9800000000],
])('an enquiry is refused when %s is %j', (key, value) => {
  expect(faultsOf({ ...sampleEnquiry, [key]: value })).toEqual([key]);
});

test.each([null, [], 'text', 7])('an enquiry is refused when the body is %j', (body) => {
  expect(v.safeParse(enquirySchema, body).success).toBe(false);
});
