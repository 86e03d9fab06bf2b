import { readWaiting } from './waitingEnquiry.ts';

/** Sends an enquiry that an earlier visit has kept; without one, none of the code for it is loaded. */
export function resumeSending(): void {
  if (readWaiting() === undefined) return;
  import('./sendWhenOnline.ts').then(({ sendWhenOnline }) => sendWhenOnline()).catch(() => {});
}
