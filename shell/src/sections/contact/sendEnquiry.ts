import type { Enquiry } from './enquiry.ts';

/**
 * Sends an enquiry: the site's one network call. Rejects when the network fails or the reply is not JSON.
 * The status is not looked at: the server answers JSON only once the enquiry is kept, and refuses in plain text.
 */
export async function sendEnquiry(enquiry: Enquiry): Promise<void> {
  const reply = await fetch('/api', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(enquiry),
  });
  await reply.json();
}
