import { refusedEnquiries, waitingEnquiries } from './keptEnquiries.ts';

/**
 * Sends the enquiries that earlier visits have kept, and reminds the visitor of those that were refused. If there are
 * none, the code for it is not loaded.
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
