import { type Enquiry, enquiryEndpoint } from '@sayapatri/contract';

/** Signs of how the form was filled in, by which the server marks messages from programs. */
export interface FillingSigns {
  /** Seconds from opening the form to sending it. */
  seconds: number;
  /** True when the hidden field, which only programs fill in, has text. */
  hiddenFieldFilled: boolean;
}

/** Thrown for an answer that does not confirm that the enquiry is stored. */
export class EnquiryRefused extends Error {
  /** The server's sentence for the visitor; undefined where the answer is not the server's own. */
  readonly reason: string | undefined;
  /** Whether the same enquiry is refused whenever it is sent. */
  readonly isFinal: boolean;

  constructor({ status, headers }: Response, text: string) {
    super(`The enquiry was answered with ${status}.`);
    const isOwn = status >= 400 && headers.get('content-type')?.startsWith('text/plain');
    this.reason = isOwn && text.length <= longestReason ? text.trim() : undefined;
    this.isFinal = finalStatuses.has(status);
  }
}

/**
 * Sends an enquiry; the signs go into headers, because the body has exactly five keys. Rejects when the network fails, and
 * with EnquiryRefused when the reply is not JSON, after which kept enquiries wait as long as the reply asks for. The HTTP
 * status does not say whether it is stored (SPEC section 7): the server replies with JSON only after it has stored the enquiry.
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
  } catch {
    noteRetryAfter(reply.headers.get('retry-after') ?? '');
    throw new EnquiryRefused(reply, text);
  }
}

/** Characters: the server's reasons are shorter than this, unlike a proxy's page. */
const longestReason = 400;

/** Statuses for a fault of the enquiry itself: a field is wrong, or the whole is too long or of another type. */
const finalStatuses: ReadonlySet<number> = new Set([400, 413, 415, 422]);

/** Key of the time before which the server's Retry-After allows no enquiry, for all tabs of this device. */
const notBeforeKey = 'enquiry-not-before';

/** The longest wait in milliseconds that is respected, so that a wrong clock or answer blocks no enquiry for ever. */
const longestMs = 3_600_000;

/** Remembers until when the server asks to wait, by a Retry-After in seconds or as a date. */
function noteRetryAfter(retryAfter: string): void {
  const milliseconds = /^\d+$/.test(retryAfter)
    ? Number(retryAfter) * 1_000
    : Date.parse(retryAfter) - Date.now();
  try {
    if (milliseconds > 0)
      localStorage.setItem(notBeforeKey, String(Date.now() + Math.min(milliseconds, longestMs)));
    else localStorage.removeItem(notBeforeKey);
  } catch {}
}

/** Whether the time that the server has asked to wait is not over. */
export function mustWait(): boolean {
  try {
    const left = Number(localStorage.getItem(notBeforeKey)) - Date.now();
    return left > 0 && left <= longestMs;
  } catch {
    return false;
  }
}
