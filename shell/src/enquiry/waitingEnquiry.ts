/**
 * Enquiries that could not be sent and that the visitor has agreed to send later. Each is kept on this device with all
 * five values, its timestamp among them, so that the server recognises it if it has stored it already.
 */
import { type Enquiry, enquiryKeys } from 'shared/contract';

const key = 'enquiry-waiting';

/** Returns the enquiries that wait, oldest first; none when nothing may be stored. */
export function readWaiting(): readonly Enquiry[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    // Until shell 1.14 one enquiry was kept, without a list around it.
    return [stored].flat().filter(isEnquiry);
  } catch {
    return [];
  }
}

/** Returns false when it can't be stored on this device. */
export function keepWaiting(enquiry: Enquiry): boolean {
  return write([...readWaiting().filter(isOther(enquiry)), enquiry]);
}

export function forgetWaiting(enquiry: Enquiry): void {
  write(readWaiting().filter(isOther(enquiry)));
}

export function forgetAllWaiting(): void {
  write([]);
}

/** Calls back when another tab has changed what waits; returns how to stop that. */
export function onWaitingElsewhere(listener: () => void): () => void {
  const listen = (event: StorageEvent) => {
    // The key is null when everything was deleted.
    if (event.key === key || event.key === null) listener();
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}

function write(enquiries: readonly Enquiry[]): boolean {
  try {
    if (enquiries.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(enquiries));
    return true;
  } catch {
    return false;
  }
}

const isOther = (than: Enquiry) => (enquiry: Enquiry) => enquiry.timestamp !== than.timestamp;

function isEnquiry(stored: unknown): stored is Enquiry {
  const values = Object(stored) as Record<string, unknown>;
  return enquiryKeys.every((name) => typeof values[name] === 'string');
}
