/** When the server, by its Retry-After, lets enquiries be sent again: for all tabs and documents of this device. */
const key = 'enquiry-not-before';

/** The longest wait in milliseconds that is believed, so that a wrong clock or answer holds nothing back for ever. */
const longestMs = 3_600_000;

/** Whether the server has asked to wait, and the time is not over. */
export function mustWait(): boolean {
  try {
    const left = Number(localStorage.getItem(key)) - Date.now();
    return left > 0 && left <= longestMs;
  } catch {
    return false;
  }
}

/** Remembers that nothing may be sent for so many seconds; 0 forgets it. */
export function waitFor(seconds: number): void {
  try {
    if (seconds === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, String(Date.now() + Math.min(seconds * 1_000, longestMs)));
  } catch {}
}
