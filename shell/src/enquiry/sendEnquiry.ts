import { type Enquiry, enquiryEndpoint } from 'shared/contract';

/** Signs of how the form was filled in, by which the server marks messages from programs. */
interface FillingSigns {
  /** Seconds from opening the form to sending it. */
  seconds: number;
  /** True when the hidden field, which only programs fill in, has text. */
  hiddenFieldFilled: boolean;
}

/** The server has refused the enquiry; the message says why, in a sentence for the visitor. */
export class EnquiryRefused extends Error {
  /** Whether the same enquiry is refused whenever it is sent. */
  readonly isFinal: boolean;

  constructor(sentence: string, isFinal: boolean) {
    super(sentence);
    this.isFinal = isFinal;
  }
}

/**
 * Sends an enquiry; the signs go into headers, because the body has exactly five keys. Rejects when the network fails or
 * the reply is not JSON; with EnquiryRefused where it is the server's own reason. The HTTP status is not checked (SPEC
 * section 7): the server replies with JSON only after it has stored the enquiry.
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
  const text = await reply.text();
  try {
    JSON.parse(text);
  } catch (error) {
    throw refusalIn(reply, text) ?? error;
  }
}

/** Characters: the server's reasons are shorter, unlike what a proxy may answer in its place. */
const longestReason = 400;

function refusalIn({ status, headers }: Response, text: string): EnquiryRefused | undefined {
  const isReason =
    status >= 400 && headers.get('content-type')?.startsWith('text/plain') && text.length <= longestReason;
  return isReason ? new EnquiryRefused(text.trim(), status === 400 || status === 413) : undefined;
}
