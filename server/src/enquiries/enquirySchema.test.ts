import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { sampleEnquiry } from '../testing/app.ts';
import { enquirySchema, faultyKeys } from './enquirySchema.ts';

function faultsOf(body: unknown): string[] {
  const parsed = v.safeParse(enquirySchema, body);
  return parsed.success ? [] : faultyKeys(parsed.issues);
}

describe('an enquiry', () => {
  test('is taken when complete, and without a phone number', () => {
    expect(faultsOf(sampleEnquiry)).toEqual([]);
    expect(faultsOf({ ...sampleEnquiry, phone: '' })).toEqual([]);
  });

  test('is kept without the blanks around its values', () => {
    expect(v.parse(enquirySchema, { ...sampleEnquiry, name: '  Asha Sample\n' })).toEqual(sampleEnquiry);
  });

  test.each(['name', 'email', 'phone', 'message', 'timestamp'])('is refused without the key %s', (key) => {
    expect(faultsOf({ ...sampleEnquiry, [key]: undefined })).toEqual([key]);
  });

  test.each(['name', 'email', 'message'])('is refused when %s is blank', (key) => {
    expect(faultsOf({ ...sampleEnquiry, [key]: ' \n ' })).toEqual([key]);
  });

  test.each(['name', 'email', 'phone', 'message'] as const)('is refused with a NUL in %s', (key) => {
    expect(faultsOf({ ...sampleEnquiry, [key]: `${sampleEnquiry[key]}\0a` })).toEqual([key]);
  });

  test.each(['name', 'phone', 'message'] as const)('is refused with half of a character in %s', (key) => {
    expect(faultsOf({ ...sampleEnquiry, [key]: `${sampleEnquiry[key]}\ud83d` })).toEqual([key]);
    expect(faultsOf({ ...sampleEnquiry, [key]: '🙏' })).toEqual([]);
  });

  test('is refused with a sixth key', () => {
    expect(faultsOf({ ...sampleEnquiry, nearestOffice: 'Lalitpur' })).toEqual(['nearestOffice']);
  });

  test.each([
    ['email', 'asha'],
    ['email', `${'a'.repeat(320)}@student.example`],
    ['timestamp', 'yesterday'],
    ['timestamp', '2024-02-30T10:00:00.000Z'],
    ['timestamp', '2024-02-20 10:00:00Z'],
    ['name', 'a'.repeat(201)],
    ['message', 'a'.repeat(8_001)],
    ['phone', 9800000000],
  ])('is refused when %s is %s', (key, value) => {
    expect(faultsOf({ ...sampleEnquiry, [key]: value })).toEqual([key]);
  });

  test.each([null, [], 'text', 7])('is refused when the body is %s', (body) => {
    expect(v.safeParse(enquirySchema, body).success).toBe(false);
  });
});
