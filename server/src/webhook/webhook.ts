import { Webhook } from 'standardwebhooks';
import type { WebhookSettings } from '../config/config.ts';
import type { StoredEnquiry } from '../enquiries/enquiryStore.ts';
import type { Sender } from '../outbox/outbox.ts';
import { fillTemplate } from './template.ts';
import { fieldsOf } from './webhookFields.ts';

const timeoutMs = 15_000;

/** The receiver answered with a status other than 2xx. */
class Refused extends Error {
  readonly status: number;

  constructor(status: number) {
    super(`The receiver answered with status ${status}.`);
    this.status = status;
  }
}

/**
 * Posts enquiries to another program, such as a CRM, signed by https://www.standardwebhooks.com: its `webhook-id` is the
 * same each time an enquiry is sent, so that the receiver can tell a repetition.
 */
export function webhook({ url, secret, authorization, body }: WebhookSettings): Sender {
  const signer = new Webhook(secret);
  return {
    channel: 'webhook',
    send: async (enquiry) => {
      const id = `enquiry_${enquiry.fingerprint.slice(0, 40)}`;
      const now = new Date();
      const content = JSON.stringify(
        body === undefined ? eventOf(enquiry) : fillTemplate(body, fieldsOf(enquiry)),
      );
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'webhook-id': id,
          'webhook-timestamp': String(Math.floor(now.getTime() / 1_000)),
          'webhook-signature': signer.sign(id, now, content),
          ...(authorization === undefined ? {} : { authorization }),
        },
        body: content,
        // A redirect would take the visitor's data to an address that nobody has set.
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
      });
      await response.body?.cancel();
      if (!response.ok) throw new Refused(response.status);
    },
    reasonOf,
    close: () => {},
  };
}

/** What is sent where no body is set. */
const eventOf = (enquiry: StoredEnquiry) => ({
  type: 'enquiry.received',
  timestamp: enquiry.receivedAt,
  data: fieldsOf(enquiry),
});

/** The status, or the network's code, such as ECONNREFUSED; the text of an answer may repeat what a visitor wrote. */
function reasonOf(error: unknown): object {
  if (error instanceof Refused) return { status: error.status };
  if (!(error instanceof Error)) return {};
  const cause = error.cause as { code?: unknown } | undefined;
  return { code: cause?.code ?? error.name };
}
