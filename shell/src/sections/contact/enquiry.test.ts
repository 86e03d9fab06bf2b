// @vitest-environment node
import { expect, test } from 'vitest';
import { composeEnquiry } from './enquiry.ts';

const fields = { name: 'Asha', email: 'asha@example.com', phone: '', message: 'Japan, please.' };
const noon = new Date('2026-01-15T12:00:00+05:45');
const later = new Date('2026-01-15T12:05:00+05:45');

test('an enquiry carries the time it was first sent', () => {
  expect(composeEnquiry(fields, undefined, noon)).toEqual({
    ...fields,
    timestamp: '2026-01-15T06:15:00.000Z',
  });
});

test('the same fields again are the same enquiry', () => {
  const first = composeEnquiry(fields, undefined, noon);

  expect(composeEnquiry(fields, first, later)).toEqual(first);
});

test('changed fields are a new enquiry', () => {
  const first = composeEnquiry(fields, undefined, noon);

  const second = composeEnquiry({ ...fields, phone: '9800000000' }, first, later);

  expect(second.timestamp).toBe('2026-01-15T06:20:00.000Z');
});
