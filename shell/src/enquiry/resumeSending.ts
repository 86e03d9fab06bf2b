import { refusedEnquiries, waitingEnquiries } from './keptEnquiries.ts';

/**
 * Sends the enquiries that earlier visits have kept, and reminds the visitor of those that were refused. Without
 * such enquiries the sending code is not loaded.
 */
export function resumeSending(): void {
  if (waitingEnquiries.read().length + refusedEnquiries.read().length === 0) return;
  import('./sendWhenOnline.ts')
    .then(({ remindOfRefused, sendWhenOnline }) => {
      remindOfRefused();
      sendWhenOnline();
    })
    .catch(() => {});
}
