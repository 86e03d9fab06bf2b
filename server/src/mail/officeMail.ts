import { createTransport } from 'nodemailer';
import type { MailSettings } from '../config/mailSettings.ts';
import type { EnquiryStore, StoredEnquiry } from '../enquiries/enquiryStore.ts';
import { composeMail } from './composeMail.ts';
import { nextTry } from './nextTry.ts';

/** Mails sent at once. */
const parallel = 5;
/** How often a server says that it still sends the mails that it has claimed, however slow the mail server is. */
export const renewEveryMs = 10_000;
/** If a server ends while it sends a mail, another one sends it after this time. One renewal may be late and one may fail. */
const leaseMs = 3 * renewEveryMs;
/** How often a server looks for mails that are due again, or that another server did not finish. */
const pollMs = 5_000;

/** The part of pino's logger that is used. */
export interface Log {
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

export interface OfficeMail {
  /** To be called when an enquiry has been stored: looks for due mails now. */
  wake(): void;
  /** Resolves when the mails under way are sent or postponed. */
  close(): Promise<void>;
}

/**
 * Mails each enquiry in `enquiries` that is to be mailed to the office, at least once: a server that crashes after sending
 * sends it again. What can't be sent is tried again for two weeks.
 */
export function startOfficeMail(enquiries: EnquiryStore, settings: MailSettings, log: Log): OfficeMail {
  const transport = createTransport({
    url: settings.url,
    pool: true,
    maxConnections: parallel,
    connectionTimeout: 5_000,
    greetingTimeout: 5_000,
    socketTimeout: 10_000,
  });
  let closing = false;
  let isAwake = false;
  let sending: Promise<void> = Promise.resolve();

  transport.verify().catch((error) => {
    if (!closing)
      log.error(
        reasonOf(error),
        'The mail server in SMTP_URL refuses mail; enquiries are mailed once it takes it',
      );
  });

  async function sendDue(): Promise<void> {
    while (isAwake && !closing) {
      isAwake = false;
      for (let due = await claim(); due.length > 0 && !closing; due = await claim()) {
        await Promise.all(due.map(send));
      }
    }
  }

  const leaseEnd = () => new Date(Date.now() + leaseMs).toISOString();
  const claim = () => enquiries.claimMail(new Date().toISOString(), leaseEnd(), parallel);

  async function send(enquiry: StoredEnquiry): Promise<void> {
    try {
      const mail = composeMail(enquiry, settings);
      await whileRenewing(enquiry, transport.sendMail(mail));
    } catch (error) {
      const until = nextTry(enquiry, new Date());
      // The answer of a mail server may repeat the visitor's address: only codes are logged.
      const details = { enquiry: enquiry.id, attempts: enquiry.mailAttempts, ...reasonOf(error) };
      if (until === null) log.error(details, 'enquiry not mailed, given up');
      else log.warn(details, 'enquiry not mailed, to be tried again');
      return enquiries.postponeMail(enquiry.id, until);
    }
    await enquiries.mailed(enquiry.id, new Date().toISOString());
  }

  function whileRenewing(enquiry: StoredEnquiry, sending: Promise<unknown>): Promise<unknown> {
    const renewal = setInterval(() => {
      enquiries.renewMail(enquiry, leaseEnd()).catch((error) => {
        const details = { enquiry: enquiry.id, ...reasonOf(error) };
        log.warn(details, 'the lease of a mail was not renewed: another server may send it too');
      });
    }, renewEveryMs);
    return sending.finally(() => clearInterval(renewal));
  }

  function wake(): void {
    const isRunning = isAwake;
    isAwake = true;
    if (isRunning || closing) return;
    sending = sending.then(sendDue).catch((error) => {
      isAwake = false;
      log.warn(reasonOf(error), 'mails can not be read from the database, to be tried again');
    });
  }

  const timer = setInterval(wake, pollMs);
  wake();
  return {
    wake,
    close: async () => {
      closing = true;
      clearInterval(timer);
      await sending;
      transport.close();
    },
  };
}

function reasonOf(error: unknown): { code?: unknown; responseCode?: unknown; command?: unknown } {
  if (!(error instanceof Error)) return {};
  const { code, responseCode, command } = error as Error & Record<string, unknown>;
  return { code, responseCode, command };
}
