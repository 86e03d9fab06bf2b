/** Reads and fills the DOM form directly, because text typed before hydration or by autofill is only there. */
import { type Enquiry, type EnquiryFields, enquiryFieldNames, enquiryLimits } from '@sayapatri/contract';
import type { ContactContent } from '../../content/contact.ts';
import type { FillingSigns } from '../../enquiry/sendEnquiry.ts';

export const emptyFields: EnquiryFields = { name: '', email: '', phone: '', message: '' };

export function readFields(form: HTMLFormElement): EnquiryFields {
  const data = new FormData(form);
  const fields = { ...emptyFields };
  for (const name of enquiryFieldNames) fields[name] = String(data.get(name) ?? '');
  return fields;
}

/** Whether the form holds this enquiry, unchanged. */
function holds(form: HTMLFormElement, enquiry: EnquiryFields): boolean {
  const fields = readFields(form);
  return enquiryFieldNames.every((name) => fields[name] === enquiry[name]);
}

/**
 * Returns the form's enquiry to send. A retry with unchanged fields keeps the timestamp of the `previous` attempt, so that
 * the server, which may already have stored that attempt, recognises it as the same enquiry.
 */
export const composeEnquiry = (form: HTMLFormElement, previous: Enquiry | undefined): Enquiry =>
  previous && holds(form, previous) ? previous : { ...readFields(form), timestamp: new Date().toISOString() };

const controlOf = (form: HTMLFormElement, name: keyof EnquiryFields) =>
  form.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement;

export const messageField = (form: HTMLFormElement) => controlOf(form, 'message');

/**
 * Lets the browser refuse what the server would: a required text that is blank, or one that is too long. `maxlength` would
 * cut off the end of a pasted text without a word. To be called before the browser checks the form.
 */
export function checkFields(form: HTMLFormElement, texts: ContactContent['form']): void {
  for (const name of enquiryFieldNames) {
    const control = controlOf(form, name);
    const { length } = control.value.trim();
    const isBlank = control.required && length === 0 && control.value !== '';
    const most = enquiryLimits[name];
    const tooLong = length > most ? texts.tooLong(length, most) : '';
    control.setCustomValidity(isBlank ? texts.blank : tooLong);
  }
}

/** Forgets what checkFields has found, because the visitor may have put it right. */
export function clearChecks(form: HTMLFormElement): void {
  for (const name of enquiryFieldNames) controlOf(form, name).setCustomValidity('');
}

/** Whether the form, opened now, has a text in any field. */
export const hasText = (form: HTMLFormElement): boolean => !holds(form, emptyFields);

/** Fills in the empty fields; text that the visitor has already typed stays. */
export function fillEmptyFields(form: HTMLFormElement, fields: EnquiryFields): void {
  for (const name of enquiryFieldNames) {
    const control = controlOf(form, name);
    if (control.value === '') control.value = fields[name];
  }
}

/** Name of the field that no visitor sees: only programs fill it in. */
export const hiddenField = 'website';

/** Milliseconds of `performance.now()` at which a visitor could first type into this document. */
const firstKeystroke = (): number =>
  performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;

/**
 * Signs of how the form was filled in. The time counts from when the document could be seen, not from when its scripts
 * ran: a person may have typed before. Where the form `hadText` already, such as a draft, the time says nothing.
 */
export const fillingSigns = (form: HTMLFormElement, hadText: boolean): FillingSigns => ({
  seconds: hadText ? undefined : (performance.now() - firstKeystroke()) / 1000,
  hiddenFieldFilled: Boolean(new FormData(form).get(hiddenField)),
});
