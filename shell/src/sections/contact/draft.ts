/**
 * The unsent message. It is kept for this tab alone, as the next visitor of a shared computer must not find it. Storage
 * that is full, forbidden or broken is no draft.
 */
import { type EnquiryFields, emptyFields, fieldNames } from './enquiry.ts';

const key = 'enquiry-draft';

/** The draft of an earlier visit; all fields empty when there is none. */
export function readDraft(): EnquiryFields {
  try {
    const stored: Record<string, unknown> = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    const draft = { ...emptyFields };
    for (const name of fieldNames) {
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
  } catch {}
}
