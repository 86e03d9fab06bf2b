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
  /** The three mail columns are the outbox: written with the enquiry, in one statement. */
  mail_due_at: Generated<string | null>;
  mail_attempts: Generated<number>;
  mailed_at: Generated<string | null>;
}

export interface Tables {
  enquiries: EnquiryTable;
  /** One row, rewritten by each health check to find out whether a row can be written. */
  readiness: { id: number; checked_at: string };
  /** One row for each deletion, written in its transaction, until what it left on disk is overwritten. */
  erasures: { deletion: string };
}

export type EnquiryRow = Selectable<EnquiryTable>;
