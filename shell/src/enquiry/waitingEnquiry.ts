/**
 * An enquiry that could not be sent and that the visitor has agreed to send later. It is kept on this device with all
 * five values, its timestamp among them, so that the server recognises it if it has stored it already.
 */
import { type Enquiry, enquiryKeys } from 'shared/contract';

const key = 'enquiry-waiting';

/** Returns the enquiry that waits; undefined when there is none or nothing may be stored. */
export function readWaiting(): Enquiry | undefined {
  try {
    const stored: Record<string, unknown> = JSON.parse(localStorage.getItem(key) ?? '{}');
    return enquiryKeys.every((name) => typeof stored[name] === 'string')
      ? (stored as unknown as Enquiry)
      : undefined;
  } catch {
    return undefined;
  }
}

/** Returns false when nothing may be stored on this device. */
export function keepWaiting(enquiry: Enquiry): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(enquiry));
    return true;
  } catch {
    return false;
  }
}

export function forgetWaiting(): void {
  try {
    localStorage.removeItem(key);
  } catch {}
}
