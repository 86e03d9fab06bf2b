import type { Enquiry } from 'shared/contract';
import { showToast } from 'shared/toasts';
import contact from '../content/contact.ts';
import { sendEnquiry } from './sendEnquiry.ts';
import { forgetWaiting, readWaiting } from './waitingEnquiry.ts';

/** Milliseconds between two attempts while a page of the site is open. */
const retryMs = 60_000;

const listeners = new Set<(enquiry: Enquiry) => void>();
let timer: ReturnType<typeof setInterval> | undefined;
let sending = false;

/** Calls back when a waiting enquiry has been sent; returns how to stop that. */
export function onWaitingSent(listener: (enquiry: Enquiry) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Tries to send the waiting enquiries now, whenever the network returns and once a minute, until all are sent or forgotten. */
export function sendWhenOnline(): void {
  if (timer === undefined) {
    timer = setInterval(attempt, retryMs);
    window.addEventListener('online', attempt);
  }
  void attempt();
}

function stop() {
  clearInterval(timer);
  timer = undefined;
  window.removeEventListener('online', attempt);
}

async function attempt() {
  const waiting = readWaiting();
  if (waiting.length === 0) return stop();
  if (sending || !navigator.onLine) return;
  sending = true;
  for (const enquiry of waiting) {
    try {
      await sendEnquiry(enquiry);
      forgetWaiting(enquiry);
      showToast({ kind: 'success', text: contact.form.later.sent });
      for (const listener of listeners) listener(enquiry);
    } catch {
      // It stays on the device until the next attempt.
    }
  }
  sending = false;
  if (readWaiting().length === 0) stop();
}
