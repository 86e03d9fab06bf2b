import PostalMime from 'postal-mime';
import { expect, onTestFinished, test } from 'vitest';
import type { EnquiryStore } from '../enquiries/enquiryStore.ts';
import type { StoredEnquiry } from '../enquiries/tables.ts';
import { startOutbox } from '../outbox/outbox.ts';
import { sampleEnquiry } from '../testing/app.ts';
import { type MailServer, startMailServer } from '../testing/mailServer.ts';
import { emptyStore, keptLog, until } from '../testing/office.ts';
import { composeMail } from './composeMail.ts';
import { officeMail } from './officeMail.ts';

const toMail = { channels: ['mail'] } as const;

async function mailServer(port?: number): Promise<MailServer> {
  const server = await startMailServer(port);
  onTestFinished(() => server.stop());
  return server;
}

function office(enquiries: EnquiryStore, url: string) {
  const { logged, logger } = keptLog();
  const settings = { url, from: 'site@mail.example', to: ['one@office.example', 'two@office.example'] };
  const tries: string[] = [];
  const mail = startOutbox(enquiries, officeMail(settings, logger), logger, (outcome) => tries.push(outcome));
  onTestFinished(() => mail.close());
  return { mail, logged, tries };
}

test('each enquiry is mailed once to the office, in plain text and HTML, with the visitor’s address for the answer', async () => {
  const server = await mailServer();
  const enquiries = await emptyStore();
  await enquiries.save(sampleEnquiry, toMail);
  const { mail } = office(enquiries, server.url);
  await enquiries.save({ ...sampleEnquiry, name: 'आशा', message: '<b>Hello</b>\n.\nBye' }, toMail);
  mail.wake();
  await until(async () => (await enquiries.list()).every(({ mailedAt }) => mailedAt !== null));
  expect(server.received).toHaveLength(2);
  const mails = await Promise.all(server.received.map(({ source }) => PostalMime.parse(source)));
  const [first, second] = mails.sort((a, b) => (a.subject ?? '').localeCompare(b.subject ?? ''));
  expect(server.received[0]?.recipients).toEqual(['one@office.example', 'two@office.example']);
  expect(first?.subject).toBe('Enquiry 1 from Asha Sample');
  expect(first?.replyTo).toEqual([{ name: 'Asha Sample', address: 'asha@student.example' }]);
  expect(first?.text).toContain(sampleEnquiry.message);
  expect(first?.text).toContain('Phone: +977 9800000000\n');
  expect(second?.subject).toBe('Enquiry 2 from आशा');
  expect(second?.text).toContain('<b>Hello</b>\n.\nBye');
  expect(second?.html).toContain('&lt;b&gt;Hello&lt;/b&gt;\n.\nBye');
  expect(first?.messageId).not.toBe(second?.messageId);
});

test('an enquiry with a mark is mailed as the others, and says why it has the mark', async () => {
  const server = await mailServer();
  const enquiries = await emptyStore();
  await enquiries.save(sampleEnquiry, { ...toMail, spamReasons: ['hidden field filled in'] });
  office(enquiries, server.url);
  await until(() => server.received.length === 1);
  const { subject, text } = await PostalMime.parse(server.received[0]?.source ?? '');
  expect(subject).toBe('[Possible spam] Enquiry 1 from Asha Sample');
  expect(text).toContain('Possible spam: hidden field filled in\n');
});

test('a mail sent again after a crash has the same Message-ID and number', async () => {
  const server = await mailServer();
  const enquiries = await emptyStore();
  await enquiries.save(sampleEnquiry, toMail);
  // The server seems to be killed after sending the mail, before recording it.
  const delivered = enquiries.delivered.bind(enquiries);
  enquiries.delivered = async () => {};
  const { mail } = office(enquiries, server.url);
  await until(() => server.received.length === 1);
  await mail.close();
  enquiries.delivered = delivered;
  await enquiries.postpone('mail', 1, new Date().toISOString());
  office(enquiries, server.url);
  await until(() => server.received.length === 2);
  const [one, two] = await Promise.all(server.received.map(({ source }) => PostalMime.parse(source)));
  expect(two?.messageId).toBe(one?.messageId);
  expect(two?.subject).toBe(one?.subject);
});

test('a mail server that refuses or is down is tried again, and no log repeats a visitor’s words', async () => {
  const server = await mailServer();
  server.refuses = true;
  const enquiries = await emptyStore();
  await enquiries.save({ ...sampleEnquiry, message: 'canary-in-the-message' }, toMail);
  const { mail, logged, tries } = office(enquiries, server.url);
  await until(async () => logged.length > 0);
  expect(logged.join()).toContain('"responseCode":451');
  expect(logged.join()).not.toMatch(/canary|asha/i);
  const [waiting] = await enquiries.list();
  expect(waiting).toMatchObject({ mailedAt: null, mailAttempts: 1 });
  expect(Date.parse(waiting?.mailDueAt ?? '')).toBeGreaterThan(Date.now());

  await server.stop();
  const again = await mailServer(Number(new URL(server.url).port));
  await enquiries.postpone('mail', 1, new Date().toISOString());
  mail.wake();
  await until(() => again.received.length === 1 && tries.length === 2);
  expect(tries).toEqual(['failed', 'delivered']);
});

test.each([
  ['a line break in the name', { name: 'Asha\r\nBcc: victim@mail.example\r\n\r\nText' }],
  ['a list as the address', { email: 'a@mail.example,victim@mail.example' }],
  ['a second address in brackets', { email: '<victim@mail.example>' }],
])('%s adds no recipient, no header and no Reply-To address', async (_name, values) => {
  const server = await mailServer();
  const enquiries = await emptyStore();
  await enquiries.save({ ...sampleEnquiry, ...values }, toMail);
  office(enquiries, server.url);
  await until(() => server.received.length === 1);
  const [{ recipients, source } = { recipients: [], source: Buffer.alloc(0) }] = server.received;
  expect(recipients).toEqual(['one@office.example', 'two@office.example']);
  const { headers, replyTo } = await PostalMime.parse(source);
  expect(headers.map(({ key }) => key)).not.toContain('bcc');
  const answersTo = replyTo?.map(({ address }) => address) ?? [];
  expect(answersTo).toEqual('email' in values ? [] : ['asha@student.example']);
});

test.each<[email: string, replyTo: string | undefined]>([
  ["o'neil+x@mail.example", "o'neil+x@mail.example"],
  ['asha@कॉम.example', undefined],
  ['आशा@mail.example', undefined],
  ['asha@mail..example', undefined],
  ['a@b@mail.example', undefined],
  ['asha\u202e@mail.example', undefined],
  [`${'a'.repeat(254)}@mail.example`, undefined],
])('an answer to a visitor with the address %s goes to %s', async (email, replyTo) => {
  const enquiries = await emptyStore();
  await enquiries.save({ ...sampleEnquiry, name: 'Asha\u202egnp', email });
  const [stored] = await enquiries.list();
  const settings = { from: 'site@mail.example', to: ['one@office.example'] };
  const mail = composeMail(stored as StoredEnquiry, settings);
  expect(mail.replyTo).toEqual(replyTo && { name: 'Ashagnp', address: replyTo });
  expect(mail.subject).toBe('Enquiry 1 from Ashagnp');
  expect(mail.text).toContain('Email: ');
});
