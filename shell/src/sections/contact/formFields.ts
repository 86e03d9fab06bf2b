/** Reads and fills the form itself: what is typed before hydration, or by autofill, is there and nowhere else. */
import { type EnquiryFields, emptyFields, fieldNames } from './enquiry.ts';

export function readFields(form: HTMLFormElement): EnquiryFields {
  const data = new FormData(form);
  const fields = { ...emptyFields };
  for (const name of fieldNames) fields[name] = String(data.get(name) ?? '');
  return fields;
}

/** Fills in the fields that are still empty; what the visitor has typed meanwhile stays. */
export function fillEmptyFields(form: HTMLFormElement, fields: EnquiryFields): void {
  for (const name of fieldNames) {
    const control = form.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement;
    if (control.value === '') control.value = fields[name];
  }
}
