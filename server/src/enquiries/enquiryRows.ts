import type { Enquiry } from '@sayapatri/contract';
import type { Receipt, StoredEnquiry } from './enquiryStore.ts';
import { fingerprintOf } from './fingerprint.ts';
import type { Insertable } from './kysely.ts';
import type { EnquiryRow, EnquiryTable } from './tables.ts';

/** The row of an enquiry that arrives at `now` (ISO, UTC). */
export function newRow(enquiry: Enquiry, receipt: Receipt, now: string): Insertable<EnquiryTable> {
  const { name, email, phone, message, timestamp } = enquiry;
  return {
    fingerprint: fingerprintOf(enquiry),
    name,
    email,
    phone,
    message,
    timestamp,
    received_at: now,
    flagged: receipt.flagged ? 1 : 0,
    spam_reasons: receipt.spamReasons.join('; '),
    mail_due_at: receipt.toMail ? now : null,
    mail_attempts: 0,
    mailed_at: null,
  };
}

/** A row of the table as an enquiry. */
export function fromRow(row: EnquiryRow): StoredEnquiry {
  const { id, fingerprint, name, email, phone, message, timestamp } = row;
  return {
    id,
    receivedAt: row.received_at,
    timestamp,
    name,
    email,
    phone,
    message,
    flagged: row.flagged === 1,
    spamReasons: row.spam_reasons,
    mailDueAt: row.mail_due_at,
    mailAttempts: row.mail_attempts,
    mailedAt: row.mailed_at,
    fingerprint,
  };
}

/** An enquiry as a row of the table, without its number. */
export function toRow(enquiry: StoredEnquiry): Insertable<EnquiryTable> {
  const { fingerprint, name, email, phone, message, timestamp } = enquiry;
  return {
    fingerprint,
    name,
    email,
    phone,
    message,
    timestamp,
    received_at: enquiry.receivedAt,
    flagged: enquiry.flagged ? 1 : 0,
    spam_reasons: enquiry.spamReasons,
    mail_due_at: enquiry.mailDueAt,
    mail_attempts: enquiry.mailAttempts,
    mailed_at: enquiry.mailedAt,
  };
}
