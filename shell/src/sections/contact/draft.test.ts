import { beforeEach, expect, test } from 'vitest';
import { clearDraft, readDraft, saveDraft } from './draft.ts';
import { emptyFields } from './enquiry.ts';

const fields = { name: 'Asha', email: 'asha@example.com', phone: '', message: 'Japan, please.' };
const key = 'enquiry-draft';

beforeEach(() => sessionStorage.clear());

test('a draft is read as it was saved', () => {
  saveDraft(fields);

  expect(readDraft()).toEqual(fields);
});

test('a cleared draft is empty', () => {
  saveDraft(fields);

  clearDraft();

  expect(readDraft()).toEqual(emptyFields);
});

test.each(['{', 'null', '[]', '"text"', '{"name":7}'])('%s in the storage is no draft', (stored) => {
  sessionStorage.setItem(key, stored);

  expect(readDraft()).toEqual(emptyFields);
});
