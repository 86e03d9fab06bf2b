import type { Enquiry } from '@sayapatri/contract';
import type { Generated, Selectable } from 'kysely';

/** How the office is told of an enquiry. */
export const channels = ['mail', 'webhook'] as const;
export type Channel = (typeof channels)[number];

export const states = ['new', 'answered', 'closed'] as const;
type State = (typeof states)[number];

/**
 * The table `enquiries`, the same in SQLite and PostgreSQL, where the columns have underscores (`received_at`). Moments are
 * ISO texts in UTC, so they sort as text.
 */
interface EnquiryTable extends Enquiry {
  id: Generated<number>;
  /** SHA-256 of the five values, in hexadecimal: unique. */
  fingerprint: string;
  receivedAt: string;
  /** 1 where it is marked as possible spam, on arrival or by hand; otherwise 0. */
  flagged: Generated<number>;
  /** The reasons why it was marked on arrival, separated by "; "; usually empty. */
  spamReasons: Generated<string>;
  /**
   * The outbox has three columns for each channel, written with the enquiry in one statement. This one is when the next
   * attempt is due; null when the enquiry has been delivered, or won't be.
   */
  mailDueAt: Generated<string | null>;
  mailAttempts: Generated<number>;
  /** When the other side accepted it; null before that. */
  mailedAt: Generated<string | null>;
  webhookDueAt: Generated<string | null>;
  webhookAttempts: Generated<number>;
  webhookDeliveredAt: Generated<string | null>;
  state: Generated<State>;
  /** The member of staff who answers it; usually empty. */
  owner: Generated<string>;
}

export interface Tables {
  enquiries: EnquiryTable;
  /** One row, rewritten by each health check to find out whether a row can be written. */
  readiness: { id: number; checkedAt: string };
}

/** The columns of each channel's outbox. */
export const outboxColumns = {
  mail: { dueAt: 'mailDueAt', attempts: 'mailAttempts', deliveredAt: 'mailedAt' },
  webhook: { dueAt: 'webhookDueAt', attempts: 'webhookAttempts', deliveredAt: 'webhookDeliveredAt' },
} as const;

export type StoredEnquiry = Omit<Selectable<EnquiryTable>, 'flagged'> & { flagged: boolean };
