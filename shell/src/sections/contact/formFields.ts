/** Reads and fills the DOM form directly, because text typed before hydration or by autofill is only there. */
import { type EnquiryFields, enquiryFieldNames } from 'shared/contract';
import { emptyFields } from './enquiry.ts';

export function readFields(form: HTMLFormElement): EnquiryFields {
  const data = new FormData(form);
  const fields = { ...emptyFields };
  for (const name of enquiryFieldNames) fields[name] = String(data.get(name) ?? '');
  return fields;
}

/** Fills in the empty fields; text that the visitor has already typed stays. */
export function fillEmptyFields(form: HTMLFormElement, fields: EnquiryFields): void {
  for (const name of enquiryFieldNames) {
    const control = form.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement;
    if (control.value === '') control.value = fields[name];
  }
}

export const messageField = (form: HTMLFormElement) =>
  form.elements.namedItem('message') as HTMLTextAreaElement;

/** Name of the field that no visitor sees: only programs fill it in. */
export const hiddenField = 'website';

export const isHiddenFieldFilled = (form: HTMLFormElement): boolean =>
  Boolean(new FormData(form).get(hiddenField));
