/**
 * The unsent message, kept in this tab's session storage only, so that the next person at a shared computer does not
 * find it. If storage is full or blocked there is no draft.
 */
import { type EnquiryFields, enquiryFieldNames } from '@sayapatri/contract';
import { emptyFields } from './formFields.ts';

const key = 'enquiry-draft';
/** Holds the timestamp of the refused enquiry (enquiry/keptEnquiries.ts) that the draft corrects. */
const correctsKey = 'enquiry-corrects';

/** Returns the saved draft; all fields are empty when there is none. */
export function readDraft(): EnquiryFields {
  try {
    const stored: Record<string, unknown> = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    const draft = { ...emptyFields };
    for (const name of enquiryFieldNames) {
      const value = stored[name];
      if (typeof value === 'string') draft[name] = value;
    }
    return draft;
  } catch {
    return emptyFields;
  }
}

export function saveDraft(fields: EnquiryFields): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(fields));
  } catch {}
}

export function clearDraft(): void {
  try {
    sessionStorage.removeItem(key);
    sessionStorage.removeItem(correctsKey);
  } catch {}
}

/** Returns the timestamp of the refused enquiry that the draft corrects; null where it corrects none. */
export function correctedTimestamp(): string | null {
  try {
    return sessionStorage.getItem(correctsKey);
  } catch {
    return null;
  }
}

export function saveCorrectedTimestamp(timestamp: string): void {
  try {
    sessionStorage.setItem(correctsKey, timestamp);
  } catch {}
}
