import { setTimeout as sleep } from 'node:timers/promises';
import type { OfficeHours } from '@sayapatri/facts/openingTimes';
import PostalMime from 'postal-mime';
import { expect, onTestFinished, test } from 'vitest';
import type { EnquiryStore } from '../enquiries/enquiryStore.ts';
import { sampleEnquiry } from '../testing/app.ts';
import { startMailServer } from '../testing/mailServer.ts';
import { emptyStore, keptLog } from '../testing/office.ts';
import { startMorningMail } from './morningMail.ts';

/** A Monday in Nepal's time, so far ahead that every enquiry of the test is overdue. */
const monday = (time: string) => new Date(`2099-11-23T${time}:00+05:45`);

const hours: OfficeHours = {
  officeHours: [{ from: 'Monday', to: 'Friday', opens: '09:00', closes: '18:00' }],
};
const due = { dueAt: '2099-11-22T00:00:00.000Z' };

async function office() {
  const server = await startMailServer();
  onTestFinished(() => server.stop());
  const enquiries = await emptyStore();
  const settings = { url: server.url, from: 'site@mail.example', to: ['one@office.example'] };
  const { logged, logger } = keptLog();
  /** Checks once whether to mail, as a server that starts at that time. */
  const startAt = async (now: Date, store: EnquiryStore = enquiries) => {
    const stop = startMorningMail(
      store,
      settings,
      async () => hours,
      logger,
      () => now,
    );
    await stop();
  };
  return { server, enquiries, logged, startAt };
}

test('due enquiries are mailed once a day, after the office has opened', async () => {
  const { server, enquiries, startAt } = await office();
  await enquiries.save({ ...sampleEnquiry, name: 'Asha\r\nBcc: victim@mail.example' }, due);
  await enquiries.save({ ...sampleEnquiry, name: 'Answered' }, due);
  await enquiries.save({ ...sampleEnquiry, name: 'Marked' }, { ...due, flagged: true });
  await enquiries.change(1, { owner: 'Bina' });
  await enquiries.change(2, { state: 'answered' });
  await startAt(monday('08:59'));
  expect(server.received).toEqual([]);
  await startAt(monday('09:00'));
  await startAt(monday('09:01'));
  expect(server.received).toHaveLength(1);
  const mail = await PostalMime.parse(server.received[0]?.source ?? '');
  expect(mail.subject).toBe('2 enquiries to answer today');
  expect(mail.text).toMatch(/^3 {2}overdue .+ {2}Marked .+ {2}possible spam$/m);
  expect(mail.text).toMatch(
    /^1 {2}overdue .+ {2}Asha Bcc: victim@mail.example <asha@student.example> {2}for Bina$/m,
  );
  expect(server.received[0]?.recipients).toEqual(['one@office.example']);
  expect(mail.text).not.toContain('Answered');
});

test('no mail is sent while the office is closed or nothing is due', async () => {
  const { server, enquiries, startAt } = await office();
  await startAt(monday('09:00'));
  await enquiries.save(sampleEnquiry, due);
  await startAt(new Date('2099-11-22T12:00:00+05:45'));
  await startAt(monday('18:00'));
  expect(server.received).toEqual([]);
});

test('a mail names fifty enquiries and counts the others', async () => {
  const { server, enquiries, startAt } = await office();
  for (let number = 1; number <= 52; number++)
    await enquiries.save({ ...sampleEnquiry, name: `No. ${number}` }, due);
  await startAt(monday('09:00'));
  const mail = await PostalMime.parse(server.received[0]?.source ?? '');
  expect(mail.subject).toBe('52 enquiries to answer today');
  expect(mail.text?.match(/overdue/g)).toHaveLength(50);
  expect(mail.text).toContain('and 2 more: pnpm enquiries list --due');
});

test('two servers send the mail once, and a refused mail is tried again', async () => {
  const { server, enquiries, logged, startAt } = await office();
  await enquiries.save(sampleEnquiry, due);
  server.refuses = true;
  await startAt(monday('09:00'));
  expect(logged.join()).toContain('was not mailed');
  expect(logged.join()).not.toMatch(/asha/i);
  server.refuses = false;
  await Promise.all([startAt(monday('09:01')), startAt(monday('09:01'))]);
  await sleep(0);
  expect(server.received).toHaveLength(1);
});

test('the mail of a server that has ended while it sent is sent by another one', async () => {
  const { server, enquiries, startAt } = await office();
  await enquiries.save(sampleEnquiry, due);
  const claimed = monday('09:00').toISOString();
  await enquiries.claimDay('2099-11-23', claimed, monday('09:05').toISOString());
  await startAt(monday('09:04'));
  expect(server.received).toEqual([]);
  await startAt(monday('09:06'));
  await startAt(monday('09:30'));
  expect(server.received).toHaveLength(1);
});
