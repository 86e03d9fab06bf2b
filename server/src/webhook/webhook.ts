import { Webhook } from 'standardwebhooks';
import type { WebhookSettings } from '../config/config.ts';
import type { Sender } from '../outbox/outbox.ts';

const timeoutMs = 15_000;

/**
 * Posts enquiries to another program, such as a CRM, signed by https://www.standardwebhooks.com: its `webhook-id` is the
 * same each time an enquiry is sent, so that the receiver can tell a repetition.
 */
export function webhook({ url, secret }: WebhookSettings): Sender {
  const signer = new Webhook(secret);
  return {
    channel: 'webhook',
    send: async (enquiry) => {
      const id = `enquiry_${enquiry.fingerprint.slice(0, 40)}`;
      const now = new Date();
      const { id: number, name, email, phone, message, receivedAt, flagged } = enquiry;
      const data = { id: String(number), name, email, phone, message, receivedAt };
      const content = JSON.stringify({
        type: 'enquiry.received',
        timestamp: receivedAt,
        data: { ...data, possibleSpam: flagged ? 'yes' : 'no' },
      });
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'webhook-id': id,
          'webhook-timestamp': String(Math.floor(now.getTime() / 1_000)),
          'webhook-signature': signer.sign(id, now, content),
        },
        body: content,
        // A redirect would take the visitor's data to an address that nobody has set.
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
      });
      await response.body?.cancel();
      if (!response.ok)
        throw Object.assign(new Error('The receiver refuses the enquiry.'), { status: response.status });
    },
    reasonOf,
    close: () => {},
  };
}

/** The status, or the network's code, such as ECONNREFUSED; the text of an answer may repeat a visitor's words. */
function reasonOf(error: unknown): object {
  if (!(error instanceof Error)) return {};
  if ('status' in error) return { status: error.status };
  const cause = error.cause as { code?: unknown } | undefined;
  return { code: cause?.code ?? error.name };
}
