import { readWaiting } from './waitingEnquiry.ts';

/** Sends an enquiry that an earlier visit has stored. If there is none, the code for it is not loaded. */
export function resumeSending(): void {
  if (readWaiting() === undefined) return;
  import('./sendWhenOnline.ts').then(({ sendWhenOnline }) => sendWhenOnline()).catch(() => {});
}
