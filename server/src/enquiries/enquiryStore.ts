import type { Enquiry } from '@sayapatri/contract';

/** How the office is told of an enquiry. */
export const channels = ['mail', 'webhook'] as const;
export type Channel = (typeof channels)[number];

/** How far an enquiry has got on one channel. Moments are ISO date-times in UTC. */
export interface Delivery {
  /** When the next attempt is due; null when it has been delivered, or won't be. */
  dueAt: string | null;
  attempts: number;
  /** When the other side accepted it; null before that. */
  deliveredAt: string | null;
}

/** What the server notes about an enquiry when it arrives. */
export interface Receipt {
  /** Reasons why it may be spam, in a few words each; usually empty. */
  spamReasons: string[];
  /** Whether the spam score is high enough to mark the enquiry. */
  flagged: boolean;
  /** How the office is to be told of it. */
  channels: readonly Channel[];
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
  deliveries: Readonly<Record<Channel, Delivery>>;
  state: State;
  /** Who of the office answers it; usually empty. */
  owner: string;
  /** By when it has to be answered; null for one from before there were due times. */
  dueAt: string | null;
  /** What the office has noted about it; usually empty. */
  notes: string;
}

export const states = ['new', 'answered', 'closed'] as const;
export type State = (typeof states)[number];

/** What the office changes of an enquiry. */
export type Change = Partial<Pick<StoredEnquiry, 'flagged' | 'state' | 'owner' | 'notes'>>;

/** An enquiry as `claim` gave it: no later claim has the same number of attempts. */
export type Claim = Pick<StoredEnquiry, 'id' | 'deliveries'>;

/** Keeps enquiries, in SQLite or PostgreSQL. Every method rejects when the database can't be used right now. */
export interface EnquiryStore {
  /** Resolves once the enquiry is on disk. The same five values again change nothing. */
  save(enquiry: Enquiry, receipt?: Receipt): Promise<void>;
  /** Enquiries by rising id, from the one after `after`; at most `limit` of them. */
  list(range?: { after?: number; limit?: number }): Promise<StoredEnquiry[]>;
  find(id: number): Promise<StoredEnquiry | undefined>;
  /** False when there is no such enquiry. */
  change(id: number, change: Change): Promise<boolean>;
  /** New enquiries, not marked as spam, to be answered before a moment (ISO, UTC): at most `limit`, the most urgent first. */
  due(before: string, limit: number): Promise<StoredEnquiry[]>;
  /** The number of all that `due` lists. */
  countDue(before: string): Promise<number>;
  /** True for the first caller of a day (`2026-11-23`), who then mails its list of due enquiries. */
  claimDay(day: string): Promise<boolean>;
  /** Lets the day be claimed again. */
  releaseDay(day: string): Promise<void>;
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
   * Leases up to `limit` enquiries that are due on a channel at `now`: until `leaseEnd` no other server gets them. If
   * neither `renew`, `delivered` nor `postpone` is called by then, they are due again. Moments are ISO, UTC.
   */
  claim(channel: Channel, now: string, leaseEnd: string, limit: number): Promise<StoredEnquiry[]>;
  /** Extends the lease of an enquiry that is still being sent, unless the lease has ended and another server has it. */
  renew(channel: Channel, enquiry: Claim, leaseEnd: string): Promise<void>;
  delivered(channel: Channel, id: number, at: string): Promise<void>;
  /** Sets when the next attempt is due, null for no further one, unless another server has delivered it meanwhile. */
  postpone(channel: Channel, id: number, until: string | null): Promise<void>;
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
