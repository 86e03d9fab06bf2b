import type { Enquiry } from '@sayapatri/contract';
import { showToast } from '@sayapatri/design/toasts';
import contact from '../content/contact.ts';
import { freeConsultation } from '../content/paths.ts';
import { refusedEnquiries, waitingEnquiries } from './keptEnquiries.ts';
import { EnquiryRefused, mustWait, sendEnquiry } from './sendEnquiry.ts';

/** Milliseconds between two attempts while a page of the site is open. */
const retryMs = 60_000;

const listeners = new Set<(enquiry: Enquiry) => void>();
let timer: ReturnType<typeof setInterval> | undefined;
let sending = false;

/** Calls back when an enquiry that waited has been sent; returns a function that stops the calls. */
export function onWaitingSent(listener: (enquiry: Enquiry) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Tries to send the waiting enquiries now, whenever the network returns and once a minute, until none waits any more. */
export function sendWhenOnline(): void {
  if (timer === undefined) {
    timer = setInterval(attempt, retryMs);
    window.addEventListener('online', attempt);
  }
  void attempt();
}

/** Tells the visitor on other pages than the form's that an enquiry was refused. */
export function remindOfRefused(): void {
  if (refusedEnquiries.read().length === 0 || window.location.pathname === freeConsultation.href) return;
  showToast({ kind: 'blank', text: contact.form.refused.notice });
}

function stop() {
  clearInterval(timer);
  timer = undefined;
  window.removeEventListener('online', attempt);
}

async function attempt() {
  if (waitingEnquiries.read().length === 0) return stop();
  if (sending || !navigator.onLine || mustWait()) return;
  sending = true;
  for (const enquiry of waitingEnquiries.read()) {
    try {
      await sendEnquiry(enquiry);
      waitingEnquiries.forget(enquiry);
      showToast({ kind: 'success', text: contact.form.later.sent });
      for (const listener of listeners) listener(enquiry);
    } catch (error) {
      // After any other error the enquiry waits for the next attempt.
      if (error instanceof EnquiryRefused && error.isFinal) keepRefused(enquiry, error.reason ?? '');
    }
    if (mustWait()) break;
  }
  sending = false;
  if (waitingEnquiries.read().length === 0) stop();
}

function keepRefused(enquiry: Enquiry, reason: string) {
  // The visitor may have deleted the enquiry meanwhile.
  const isWaiting = waitingEnquiries.read().some(({ timestamp }) => timestamp === enquiry.timestamp);
  if (!isWaiting || !refusedEnquiries.keep({ ...enquiry, reason })) return;
  waitingEnquiries.forget(enquiry);
  remindOfRefused();
}
