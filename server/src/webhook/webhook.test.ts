import { Webhook } from 'standardwebhooks';
import { expect, onTestFinished, test } from 'vitest';
import type { EnquiryStore } from '../enquiries/enquiryStore.ts';
import { startOutbox } from '../outbox/outbox.ts';
import { sampleEnquiry } from '../testing/app.ts';
import { emptyStore, keptLog, until } from '../testing/office.ts';
import { startWebhookReceiver } from '../testing/webhookReceiver.ts';
import { webhook } from './webhook.ts';

const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
const toPost = { channels: ['webhook'] } as const;

/** A receiver that answers with `statuses` in turn, then with 204. */
async function receiver(...statuses: number[]) {
  const started = await startWebhookReceiver();
  onTestFinished(() => started.stop());
  started.statuses = statuses;
  return started;
}

function start(enquiries: EnquiryStore, url: string) {
  const { logged, logger } = keptLog();
  const outbox = startOutbox(enquiries, webhook({ url, secret }), logger);
  onTestFinished(() => outbox.close());
  return { outbox, logged };
}

const allDelivered = async (enquiries: EnquiryStore) =>
  (await enquiries.list()).every(({ webhookDeliveredAt }) => webhookDeliveredAt !== null);

test('each enquiry is posted once, as an event with a valid signature', async () => {
  const { received, url } = await receiver();
  const enquiries = await emptyStore();
  await enquiries.save(sampleEnquiry, toPost);
  await enquiries.save({ ...sampleEnquiry, name: 'आशा "A" {email}' }, toPost);
  start(enquiries, url);
  await until(() => allDelivered(enquiries));
  const events = received
    .map(({ headers, body }) => new Webhook(secret).verify(body, headers as Record<string, string>))
    .toSorted((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b)));
  const { timestamp: _, ...values } = sampleEnquiry;
  expect(events).toMatchObject([
    { type: 'enquiry.received', data: { ...values, id: '1', possibleSpam: 'no' } },
    { type: 'enquiry.received', data: { name: 'आशा "A" {email}', id: '2' } },
  ]);
  expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(2);
});

test.each([[500], [308]])(
  'an enquiry is posted again after the answer %i, and no log repeats a visitor’s words',
  async (status) => {
    const { received, url } = await receiver(status);
    const enquiries = await emptyStore();
    await enquiries.save({ ...sampleEnquiry, message: 'canary-in-the-message' }, toPost);
    const { outbox, logged } = start(enquiries, url);
    await until(() => logged.length > 0);
    expect(logged.join()).toContain(`"status":${status}`);
    expect(logged.join()).not.toMatch(/canary|asha|whsec/i);
    expect(await enquiries.find(1)).toMatchObject({ webhookDeliveredAt: null, webhookAttempts: 1 });
    await enquiries.postpone('webhook', 1, new Date().toISOString());
    outbox.wake();
    await until(() => allDelivered(enquiries));
    expect(received[1]?.headers['webhook-id']).toBe(received[0]?.headers['webhook-id']);
  },
);

test('an enquiry is posted again when the receiver is down, and the network’s error code is logged', async () => {
  const enquiries = await emptyStore();
  await enquiries.save(sampleEnquiry, toPost);
  const { logged } = start(enquiries, 'http://127.0.0.1:9/hook');
  await until(() => logged.length > 0);
  expect(logged.join()).toMatch(/"code":"(ECONNREFUSED|TypeError)"/);
  expect((await enquiries.find(1))?.webhookDueAt).not.toBeNull();
});
