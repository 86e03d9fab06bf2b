import { type Enquiry, enquiryEndpoint } from 'shared/contract';

/** Signs of how the form was filled in, by which the server marks messages from programs. */
interface FillingSigns {
  /** Seconds from opening the form to sending it. */
  seconds: number;
  /** True when the hidden field, which only programs fill in, has text. */
  hiddenFieldFilled: boolean;
}

/**
 * Sends an enquiry; the signs go into headers, because the body has exactly five keys. Rejects when the network fails or the
 * reply is not JSON. The HTTP status is not checked (SPEC section 7): the server replies with JSON only after it has
 * stored the enquiry.
 */
export async function sendEnquiry(enquiry: Enquiry, signs?: FillingSigns): Promise<void> {
  const reply = await fetch(enquiryEndpoint, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...(signs ? { 'Enquiry-Seconds': signs.seconds.toFixed(1) } : {}),
      ...(signs?.hiddenFieldFilled ? { 'Enquiry-Website': 'filled' } : {}),
    },
    body: JSON.stringify(enquiry),
  });
  await reply.json();
}
