import { expect, test } from 'vitest';
import contact from './contact.ts';

test('the form has the messages of the specification', () => {
  expect(contact.form.status).toEqual({
    sending: 'Sending...',
    success: "Thanks! You'll get a response in 24 hours.",
    failure: 'Submission failed. Please try again later.',
  });
});

test('the form asks for four things', () => {
  expect(Object.keys(contact.form.labels)).toEqual(['name', 'email', 'phone', 'message']);
});
