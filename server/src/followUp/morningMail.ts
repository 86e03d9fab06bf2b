import { brand } from '@sayapatri/facts/brand';
import { type OfficeHours, openingAt } from '@sayapatri/facts/openingTimes';
import { nepalDay } from '@sayapatri/facts/time';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { MailSettings } from '../config/config.ts';
import type { EnquiryStore } from '../enquiries/enquiryStore.ts';
import type { StoredEnquiry } from '../enquiries/tables.ts';
import { oneLine } from '../enquiries/visibleText.ts';
import type { Log } from '../outbox/outbox.ts';
import { dueLine, endOfToday } from './due.ts';

const everyMs = 60_000;
/** Longer than sending a mail takes: after this time a server that has claimed the day but not finished it has ended. */
const leaseMs = 5 * 60_000;
/** The largest number of enquiries that one mail names. */
const mostNamed = 50;

/**
 * Mails the office, once it has opened for the day, the enquiries to be answered by the end of the day, if there are any. A
 * mail that can't be sent is tried again each minute. `hours` resolves with the live site's hours. Returns a function that
 * stops the mails.
 */
export function startMorningMail(
  enquiries: EnquiryStore,
  settings: MailSettings,
  hours: () => Promise<OfficeHours>,
  log: Log,
  now = () => new Date(),
): () => Promise<void> {
  let running: Promise<void> = Promise.resolve();
  const check = () => {
    running = running
      .then(async () => mailOnce(enquiries, settings, await hours(), now()))
      .catch((error) => {
        log.warn({ code: (error as { code?: unknown }).code }, 'the list of due enquiries was not mailed');
      });
  };
  check();
  const timer = setInterval(check, everyMs);
  return async () => {
    clearInterval(timer);
    await running;
  };
}

async function mailOnce(
  enquiries: EnquiryStore,
  settings: MailSettings,
  hours: OfficeHours,
  now: Date,
): Promise<void> {
  if (!openingAt(now, hours)?.isOpen) return;
  const day = nepalDay(now);
  // Only one of several servers mails, and a restarted server does not mail again; if it ends meanwhile, another one mails.
  const leaseUntil = new Date(now.getTime() + leaseMs).toISOString();
  if (!(await enquiries.claimDay(day, now.toISOString(), leaseUntil))) return;
  try {
    await mailDue(enquiries, settings, day, now);
  } catch (error) {
    await enquiries.releaseDay(day);
    throw error;
  }
  await enquiries.finishDay(day);
}

async function mailDue(
  enquiries: EnquiryStore,
  settings: MailSettings,
  day: string,
  now: Date,
): Promise<void> {
  const count = await enquiries.countDue(endOfToday(now));
  if (count === 0) return;
  const named = await enquiries.due(endOfToday(now), mostNamed);
  const transport = createTransport({ url: settings.url, connectionTimeout: 5_000, socketTimeout: 10_000 });
  await transport.sendMail(compose(named, count, settings, day, now));
}

const compose = (
  named: readonly StoredEnquiry[],
  count: number,
  { from, to }: MailSettings,
  day: string,
  now: Date,
): SendMailOptions => ({
  from: { name: brand.name, address: from },
  to,
  envelope: { from, to },
  subject: count === 1 ? '1 enquiry to answer today' : `${count} enquiries to answer today`,
  headers: { 'Auto-Submitted': 'auto-generated', 'X-Due-On': day },
  text: [
    ...named.map((enquiry) => oneLine(dueLine(enquiry, now))),
    ...(count > named.length ? [`and ${count - named.length} more: pnpm enquiries list --due`] : []),
    '',
    'When one is answered: pnpm enquiries answer NUMBER\n',
  ].join('\n'),
});
