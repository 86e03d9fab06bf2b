import { type Enquiry, enquiryEndpoint } from 'shared/contract';

/**
 * Sends an enquiry. Rejects when the network fails or the reply is not JSON. The HTTP status is not checked (SPEC
 * section 7): the server replies with JSON only after it has stored the enquiry.
 */
export async function sendEnquiry(enquiry: Enquiry): Promise<void> {
  const reply = await fetch(enquiryEndpoint, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(enquiry),
  });
  await reply.json();
}
