import { expect, test } from 'vitest';
import { emptyFields } from './enquiry.ts';
import { fillEmptyFields, readFields } from './formFields.ts';

function formHolding(name: string, message: string) {
  const form = document.createElement('form');
  form.innerHTML = `<input name="name"><input name="email"><input name="phone"><textarea name="message"></textarea>`;
  for (const [key, value] of [
    ['name', name],
    ['message', message],
  ] as const)
    (form.elements.namedItem(key) as HTMLInputElement).value = value;
  return form;
}

test('what was typed before the page was ready stays; the rest comes from the draft', () => {
  const form = formHolding('Bina', '');

  fillEmptyFields(form, { ...emptyFields, name: 'Asha', message: 'Japan, please.' });

  expect(readFields(form)).toEqual({ ...emptyFields, name: 'Bina', message: 'Japan, please.' });
});
