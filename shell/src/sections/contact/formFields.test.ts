import { beforeEach, expect, test } from 'vitest';
import { readDraft } from './draft.ts';
import { composeEnquiry, emptyFields, fillEmptyFields, readFields } from './formFields.ts';

const form = document.createElement('form');
const write = (name: string, value: string) => {
  (form.elements.namedItem(name) as HTMLInputElement).value = value;
};
beforeEach(() => {
  form.innerHTML =
    '<input name="name"><input name="email"><input name="phone"><textarea name="message"></textarea>';
  sessionStorage.clear();
});

test('text typed before hydration stays, and the draft fills in the other fields', () => {
  write('name', 'Bina');
  fillEmptyFields(form, { ...emptyFields, name: 'Asha', message: 'Japan, please.' });
  expect(readFields(form)).toEqual({ ...emptyFields, name: 'Bina', message: 'Japan, please.' });
});

test('changed fields make a new enquiry', () => {
  const first = { ...composeEnquiry(form, undefined), timestamp: 'earlier' };
  expect(composeEnquiry(form, first)).toBe(first);
  write('phone', '9800000000');
  expect(composeEnquiry(form, first)).toEqual({
    ...emptyFields,
    phone: '9800000000',
    timestamp: expect.not.stringContaining('earlier'),
  });
});

test.each(['{', 'null', '[]', '"text"', '{"name":7}'])('%s in the storage is no draft', (stored) => {
  sessionStorage.setItem('enquiry-draft', stored);
  expect(readDraft()).toEqual(emptyFields);
});
