/**
 * The unsent message and its last attempt, kept in this tab's session storage only, so that the next person at a shared
 * computer does not find them. If storage is full or blocked there is no draft.
 */
import { type Enquiry, type EnquiryFields, enquiryFieldNames } from '@sayapatri/contract';
import { emptyFields } from './formFields.ts';

const key = 'enquiry-draft';
const attemptKey = 'enquiry-attempt';

/** Returns the saved draft; all fields are empty when there is none. */
export function readDraft(): EnquiryFields {
  return { ...emptyFields, ...textsIn(key) };
}

export function saveDraft(fields: EnquiryFields): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(fields));
  } catch {}
}

/** The last enquiry that was sent without a receipt; undefined when there is none. The server may have stored it. */
export function readAttempt(): Enquiry | undefined {
  const { timestamp, ...fields } = textsIn(attemptKey);
  return timestamp === undefined ? undefined : { ...emptyFields, ...fields, timestamp };
}

export function saveAttempt(enquiry: Enquiry): void {
  try {
    sessionStorage.setItem(attemptKey, JSON.stringify(enquiry));
  } catch {}
}

/** Forgets the draft and the attempt. */
export function clearDraft(): void {
  try {
    for (const one of [key, attemptKey]) sessionStorage.removeItem(one);
  } catch {}
}

/** The enquiry's texts that are stored under a key. */
function textsIn(stored: string): Partial<Enquiry> {
  try {
    const values: Record<string, unknown> = JSON.parse(sessionStorage.getItem(stored) ?? '{}');
    const texts: Partial<Enquiry> = {};
    for (const name of [...enquiryFieldNames, 'timestamp'] as const) {
      const value = values[name];
      if (typeof value === 'string') texts[name] = value;
    }
    return texts;
  } catch {
    return {};
  }
}
