/**
 * The unsent message, kept in this tab's session storage only, so that the next person at a shared computer does not find
 * it. If storage is full or blocked there is no draft.
 */
import { type Enquiry, type EnquiryFields, enquiryFieldNames } from '@sayapatri/contract';
import { emptyFields } from './formFields.ts';

const key = 'enquiry-draft';

/** The texts of the form. With a timestamp they were sent without a receipt, and the server may have stored them. */
type Draft = EnquiryFields & Partial<Pick<Enquiry, 'timestamp'>>;

/** Returns the saved draft; all fields are empty when there is none. */
export function readDraft(): Draft {
  const draft: Draft = { ...emptyFields };
  try {
    const values = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    for (const name of [...enquiryFieldNames, 'timestamp'] as const)
      if (typeof values[name] === 'string') draft[name] = values[name];
  } catch {}
  return draft;
}

export function saveDraft(draft: Draft): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {}
}

export function clearDraft(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {}
}
