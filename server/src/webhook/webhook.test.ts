import { Webhook } from 'standardwebhooks';
import { expect, onTestFinished, test } from 'vitest';
import type { WebhookSettings } from '../config/config.ts';
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

function start(enquiries: EnquiryStore, settings: Partial<WebhookSettings> & Pick<WebhookSettings, 'url'>) {
  const { logged, logger } = keptLog();
  const sender = webhook({ secret, authorization: undefined, body: undefined, ...settings });
  const outbox = startOutbox(enquiries, sender, logger);
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
  start(enquiries, { url });
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
  expect(received[0]?.headers).not.toHaveProperty('authorization');
});

test.each([
  [
    'EspoCRM’s lead capture',
    {
      lastName: '{name}',
      emailAddress: '{email}',
      phoneNumber: '{phone}',
      description: '{message}\n\nEnquiry {id}, {receivedAt}',
    },
    {
      lastName: sampleEnquiry.name,
      emailAddress: sampleEnquiry.email,
      phoneNumber: sampleEnquiry.phone,
      description: expect.stringMatching(/^नमस्ते, .+\n\nEnquiry 1, 2\d{3}-/),
    },
  ],
  [
    'a sheet of Grist',
    { records: [{ fields: { Name: '{name}', Email: '{email}', Spam: '{possibleSpam}', Branch: 1 } }] },
    {
      records: [{ fields: { Name: sampleEnquiry.name, Email: sampleEnquiry.email, Spam: 'no', Branch: 1 } }],
    },
  ],
])('a template makes the body for %s, and the key is sent', async (_name, body, expected) => {
  const { received, url } = await receiver();
  const enquiries = await emptyStore();
  await enquiries.save(sampleEnquiry, toPost);
  start(enquiries, { url, body, authorization: 'Bearer canary-key' });
  await until(() => received.length === 1);
  expect(JSON.parse(received[0]?.body ?? '')).toEqual(expected);
  expect(received[0]?.headers.authorization).toBe('Bearer canary-key');
});

test('a value that looks like a placeholder or like JSON is posted unchanged', async () => {
  const { received, url } = await receiver();
  const enquiries = await emptyStore();
  const message = '{email} ","admin":true,"x":"\\';
  await enquiries.save({ ...sampleEnquiry, message }, toPost);
  start(enquiries, { url, body: { text: 'They wrote: {message}' } });
  await until(() => received.length === 1);
  expect(JSON.parse(received[0]?.body ?? '')).toEqual({ text: `They wrote: ${message}` });
});

test('an empty phone number is null, as EspoCRM’s lead capture wants it', async () => {
  const { received, url } = await receiver();
  const enquiries = await emptyStore();
  await enquiries.save({ ...sampleEnquiry, phone: '' }, toPost);
  start(enquiries, { url, body: { phoneNumber: '{phone}', text: 'Phone: {phone}', empty: '' } });
  await until(() => received.length === 1);
  expect(JSON.parse(received[0]?.body ?? '')).toEqual({ phoneNumber: null, text: 'Phone: ', empty: '' });
});

test.each([[500], [404], [301], [302], [307], [308]])(
  'an enquiry is posted again after the answer %i, and no log repeats a visitor’s words',
  async (status) => {
    const { received, url } = await receiver(status);
    const enquiries = await emptyStore();
    await enquiries.save({ ...sampleEnquiry, message: 'canary-in-the-message' }, toPost);
    const { outbox, logged } = start(enquiries, { url, authorization: 'Bearer canary-key' });
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
  const { logged } = start(enquiries, { url: 'http://127.0.0.1:9/hook' });
  await until(() => logged.length > 0);
  expect(logged.join()).toMatch(/"code":"(ECONNREFUSED|TypeError)"/);
  expect((await enquiries.find(1))?.webhookDueAt).not.toBeNull();
});
