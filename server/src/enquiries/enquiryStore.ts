import type { Enquiry } from '@sayapatri/contract';

/** What the server notes about an enquiry when it arrives. */
export interface Receipt {
  /** Reasons why it may be spam, in a few words each; usually empty. */
  spamReasons: string[];
  /** Whether the spam score is high enough to mark the enquiry. */
  flagged: boolean;
  /** Whether the office is to be told of it by e-mail. */
  toMail: boolean;
}

/** An enquiry as kept. Moments are ISO date-times in UTC, with milliseconds. */
export interface StoredEnquiry extends Enquiry {
  id: number;
  /** SHA-256 of the five values, in hexadecimal: unique. */
  fingerprint: string;
  /** When the server received it. */
  receivedAt: string;
  /** Marked as possible spam, on arrival or by hand. */
  flagged: boolean;
  /** The reasons why it was marked on arrival, separated by "; "; usually empty. */
  spamReasons: string;
  /** When the next attempt to mail it to the office is due; null when it has been mailed, or won't be. */
  mailDueAt: string | null;
  mailAttempts: number;
  /** When the mail server accepted it; null before that. */
  mailedAt: string | null;
}

/** An enquiry as `claimMail` gave it: no later claim has the same number of attempts. */
export type Claim = Pick<StoredEnquiry, 'id' | 'mailAttempts'>;

/** Keeps enquiries, in SQLite or PostgreSQL. Every method rejects when the database can't be used right now. */
export interface EnquiryStore {
  /** Resolves once the enquiry is on disk. The same five values again change nothing. */
  save(enquiry: Enquiry, receipt?: Receipt): Promise<void>;
  /** Enquiries by rising id, from the one after `after`; at most `limit` of them. */
  list(range?: { after?: number; limit?: number }): Promise<StoredEnquiry[]>;
  find(id: number): Promise<StoredEnquiry | undefined>;
  /** Marks an enquiry as possible spam, or takes the mark away. False when there is no such enquiry. */
  flag(id: number, flagged: boolean): Promise<boolean>;
  /**
   * Deletes all enquiries from an e-mail address, whatever its case, beyond recovery. Resolves with their number. Rejects
   * with an UnfinishedErasure when they are deleted but not yet overwritten on disk.
   */
  erase(email: string): Promise<number>;
  /** Deletes all enquiries received before a moment (ISO, UTC), as `erase` does. */
  purge(before: string): Promise<number>;
  /** Overwrites what earlier deletions have left on disk, if anything. Rejects with an UnfinishedErasure like `erase`. */
  finishErasing(): Promise<void>;
  /**
   * Leases up to `limit` enquiries whose mail is due at `now`: until `leaseEnd` no other server gets them. If neither
   * `renewMail`, `mailed` nor `postponeMail` is called by then, they are due again. Moments are ISO, UTC.
   */
  claimMail(now: string, leaseEnd: string, limit: number): Promise<StoredEnquiry[]>;
  /** Extends the lease of an enquiry that is still being mailed, unless the lease has ended and another server has it. */
  renewMail(enquiry: Claim, leaseEnd: string): Promise<void>;
  mailed(id: number, at: string): Promise<void>;
  /** Sets when the next attempt to mail is due, null for no further one, unless another server has mailed it meanwhile. */
  postponeMail(id: number, until: string | null): Promise<void>;
  /** Adds enquiries from another store, unchanged except for their id; skips those that this store already has. */
  restore(enquiries: StoredEnquiry[]): Promise<void>;
  /** Writes and syncs a test row; rejects when an enquiry could not be stored now. */
  check(): Promise<void>;
  close(): Promise<void>;
}

/** All enquiries of a store, oldest first, read in parts. */
export async function* allEnquiries(store: EnquiryStore, limit = 500): AsyncGenerator<StoredEnquiry> {
  let after = 0;
  for (;;) {
    const part = await store.list({ after, limit });
    yield* part;
    const last = part.at(-1);
    if (last === undefined) return;
    after = last.id;
  }
}
