import { createTransport } from 'nodemailer';
import type { MailSettings } from '../config/config.ts';
import { type Log, parallel, type Sender } from '../outbox/outbox.ts';
import { composeMail } from './composeMail.ts';

/** Mails enquiries to the office, and logs an error if the mail server refuses to be used at all. */
export function officeMail(settings: MailSettings, log: Log): Sender {
  const transport = createTransport({
    url: settings.url,
    pool: true,
    maxConnections: parallel,
    connectionTimeout: 5_000,
    greetingTimeout: 5_000,
    socketTimeout: 10_000,
  });
  let isClosed = false;
  transport.verify().catch((error) => {
    if (!isClosed)
      log.error(
        reasonOf(error),
        'The mail server in SMTP_URL refuses mail; enquiries are mailed once it takes it',
      );
  });
  return {
    channel: 'mail',
    send: (enquiry) => transport.sendMail(composeMail(enquiry, settings)),
    reasonOf,
    close: () => {
      isClosed = true;
      transport.close();
    },
  };
}

function reasonOf(error: unknown): { code?: unknown; responseCode?: unknown; command?: unknown } {
  if (!(error instanceof Error)) return {};
  const { code, responseCode, command } = error as Error & Record<string, unknown>;
  return { code, responseCode, command };
}
