import type { Generated, Selectable } from './kysely.ts';

/** Columns of the table `enquiries`, the same in SQLite and PostgreSQL. Moments are ISO texts in UTC, so they sort as text. */
export interface EnquiryTable {
  id: Generated<number>;
  fingerprint: string;
  name: string;
  email: string;
  phone: string;
  message: string;
  timestamp: string;
  received_at: string;
  /** 0 or 1. */
  flagged: Generated<number>;
  spam_reasons: Generated<string>;
  /** Three columns for each channel are the outbox: written with the enquiry, in one statement. */
  mail_due_at: Generated<string | null>;
  mail_attempts: Generated<number>;
  mailed_at: Generated<string | null>;
  webhook_due_at: Generated<string | null>;
  webhook_attempts: Generated<number>;
  webhook_delivered_at: Generated<string | null>;
  /** `new`, `answered` or `closed`. */
  state: Generated<string>;
  /** Who of the office answers it; usually empty. */
  owner: Generated<string>;
  /** Null for enquiries from before there were due times. */
  due_at: Generated<string | null>;
  notes: Generated<string>;
}

/** The names of a channel's columns. */
export const outboxColumns = {
  mail: { dueAt: 'mail_due_at', attempts: 'mail_attempts', deliveredAt: 'mailed_at' },
  webhook: { dueAt: 'webhook_due_at', attempts: 'webhook_attempts', deliveredAt: 'webhook_delivered_at' },
} as const;

export interface Tables {
  enquiries: EnquiryTable;
  /** One row, rewritten by each health check to find out whether a row can be written. */
  readiness: { id: number; checked_at: string };
  /** One row for each day whose list of due enquiries is mailed, as `2026-11-23` in Nepal. */
  morning_mails: { day: string };
  /** One row for each deletion, written in its transaction, until what it left on disk is overwritten. */
  erasures: { deletion: string };
}

export type EnquiryRow = Selectable<EnquiryTable>;
