import { readWaiting } from './waitingEnquiry.ts';

/** Sends the enquiries that earlier visits have stored. If there are none, the code for it is not loaded. */
export function resumeSending(): void {
  if (readWaiting().length === 0) return;
  import('./sendWhenOnline.ts').then(({ sendWhenOnline }) => sendWhenOnline()).catch(() => {});
}
