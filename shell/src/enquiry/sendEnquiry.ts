import { type Enquiry, enquiryEndpoint } from '@sayapatri/contract';

/** Signs of how the form was filled in, by which the server marks messages from programs. */
export interface FillingSigns {
  /** Seconds from the first possible keystroke to sending; undefined where text was in the form already. */
  seconds: number | undefined;
  /** True when the hidden field, which only programs fill in, has text. */
  hiddenFieldFilled: boolean;
}

/** Thrown for an answer that does not confirm that the enquiry is stored. */
export class EnquiryRefused extends Error {
  /** The server's sentence for the visitor; undefined where the answer is not the server's own. */
  readonly reason: string | undefined;

  constructor({ status, headers }: Response, text: string) {
    super(`The enquiry was answered with ${status}.`);
    const isOwn = status >= 400 && headers.get('content-type')?.startsWith('text/plain');
    this.reason = isOwn && text.length <= longestReason ? text.trim() : undefined;
  }
}

/** Characters: the server's reasons are shorter than this, unlike a proxy's page. */
const longestReason = 400;

/** Milliseconds until the whole reply must be there. A half-open mobile connection would never answer. */
const timeoutMs = 15_000;

/**
 * Sends an enquiry; the signs go into headers, because the body has exactly five keys. Rejects when the network fails or
 * does not answer in 15 seconds, and with EnquiryRefused when the reply is not JSON. The HTTP status does not say whether
 * it is stored (SPEC section 7): the server replies with JSON only after it has stored the enquiry.
 */
export async function sendEnquiry(
  enquiry: Enquiry,
  { seconds, hiddenFieldFilled }: FillingSigns,
): Promise<void> {
  const reply = await fetch(enquiryEndpoint, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...(seconds === undefined ? {} : { 'Enquiry-Seconds': seconds.toFixed(1) }),
      ...(hiddenFieldFilled ? { 'Enquiry-Website': 'filled' } : {}),
    },
    body: JSON.stringify(enquiry),
    signal: AbortSignal.timeout(timeoutMs),
  });
  const text = await reply.text();
  try {
    JSON.parse(text);
  } catch {
    throw new EnquiryRefused(reply, text);
  }
}
