import { createHash } from 'node:crypto';
import type { Enquiry } from '@sayapatri/contract';
import { UserError } from '@sayapatri/contract/userError';
import type { Insertable } from 'kysely';
import { foldEmail } from './enquirySchema.ts';
import { fromRow, OutboxStore } from './outboxStore.ts';
import type { Channel, StoredEnquiry, Tables } from './tables.ts';

/** The server's notes about an enquiry when it arrives. */
interface Receipt {
  /** Why it may be spam, in a few words each: such an enquiry is marked. */
  spamReasons?: string[];
  /** How the office is told of the enquiry. */
  channels?: readonly Channel[];
}

/** The office's changes of an enquiry. */
type Change = Partial<Pick<StoredEnquiry, 'flagged' | 'state' | 'owner'>>;

/** The largest number of rows that one query reads or deletes. */
const partSize = 500;

/**
 * Keeps enquiries in a database. Every method rejects when the database can't be used right now. Moments are ISO
 * date-times in UTC.
 */
export class EnquiryStore extends OutboxStore {
  /** Resolves once the enquiry is on disk. The same five values again change nothing. */
  async save(enquiry: Enquiry, { spamReasons = [], channels = [] }: Receipt = {}): Promise<void> {
    const now = new Date().toISOString();
    const dueOn = (channel: Channel) => (channels.includes(channel) ? now : null);
    await this.#insert([
      {
        ...enquiry,
        fingerprint: fingerprintOf(enquiry),
        receivedAt: now,
        flagged: Number(spamReasons.length > 0),
        spamReasons: spamReasons.join('; '),
        mailDueAt: dueOn('mail'),
        webhookDueAt: dueOn('webhook'),
      },
    ]);
  }

  /**
   * Adds enquiries from another store, unchanged except for their id. Resolves with the number of those that this store did
   * not have already.
   */
  async restore(enquiries: readonly StoredEnquiry[]): Promise<number> {
    return this.#insert(
      enquiries.map(({ id: _, flagged, ...row }) => ({ ...row, flagged: Number(flagged) })),
    );
  }

  async #insert(rows: Insertable<Tables['enquiries']>[]): Promise<number> {
    const db = await this.db();
    const added = await db
      .insertInto('enquiries')
      .values(rows)
      .onConflict((conflict) => conflict.column('fingerprint').doNothing())
      .returning('id')
      .execute();
    return added.length;
  }

  /** Enquiries by rising id, from the one after `after`; at most `limit` of them. */
  async list({ after = 0, limit = Number.MAX_SAFE_INTEGER } = {}): Promise<StoredEnquiry[]> {
    const db = await this.db();
    const rows = await db
      .selectFrom('enquiries')
      .selectAll()
      .where('id', '>', after)
      .orderBy('id')
      .limit(limit)
      .execute();
    return rows.map(fromRow);
  }

  /** Resolves with undefined where there is no such enquiry, also for NaN and fractions. */
  async find(id: number): Promise<StoredEnquiry | undefined> {
    // PostgreSQL rejects a number that is none of its integers.
    if (!Number.isInteger(id) || id < 1 || id >= 2 ** 31) return undefined;
    const [found] = await this.list({ after: id - 1, limit: 1 });
    return found?.id === id ? found : undefined;
  }

  /** Resolves with false when there is no such enquiry. */
  async change(id: number, { flagged, ...change }: Change): Promise<boolean> {
    return this.update(id, { ...change, ...(flagged !== undefined && { flagged: Number(flagged) }) });
  }

  /** Deletes all enquiries from an e-mail address, whatever its case. Resolves with their number. */
  async erase(email: string): Promise<number> {
    const wanted = foldEmail(email);
    const ids: number[] = [];
    // Addresses are compared here, because databases fold only ASCII, or by their locale.
    for await (const one of allEnquiries(this)) if (foldEmail(one.email) === wanted) ids.push(one.id);
    const db = await this.db();
    for (let start = 0; start < ids.length; start += partSize)
      await db
        .deleteFrom('enquiries')
        .where('id', 'in', ids.slice(start, start + partSize))
        .execute();
    return ids.length;
  }

  /** Deletes all enquiries received before a moment. Resolves with their number. */
  async purge(before: string): Promise<number> {
    const db = await this.db();
    const rows = await db.deleteFrom('enquiries').where('receivedAt', '<', before).returning('id').execute();
    return rows.length;
  }

  /** Removes from the disk what `erase` and `purge` have deleted. Throws a UserError with the reason when it can't. */
  async vacuum(): Promise<void> {
    await this.db();
    try {
      await this.database.vacuum();
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : String(cause);
      throw new UserError(
        `The bytes of deleted enquiries may still be on disk (${reason}): run the command again when no backup or other program reads them.`,
        { cause },
      );
    }
  }

  /** Writes and syncs a test row; rejects when an enquiry could not be stored now. */
  async check(): Promise<void> {
    const db = await this.db();
    const checkedAt = new Date().toISOString();
    await db
      .insertInto('readiness')
      .values({ id: 1, checkedAt })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ checkedAt }))
      .execute();
  }

  async close(): Promise<void> {
    this.isClosed = true;
    await this.database.close();
  }
}

/** All enquiries of a store, oldest first, in parts of at most `limit`. */
export async function* partsOf(store: EnquiryStore, limit = partSize): AsyncGenerator<StoredEnquiry[]> {
  let after = 0;
  for (;;) {
    const part = await store.list({ after, limit });
    const last = part.at(-1);
    if (last === undefined) return;
    yield part;
    after = last.id;
  }
}

export async function* allEnquiries(store: EnquiryStore): AsyncGenerator<StoredEnquiry> {
  for await (const part of partsOf(store)) yield* part;
}

/** SHA-256 of the five values, in hexadecimal: the same five values are one enquiry. */
const fingerprintOf = ({ name, email, phone, message, timestamp }: Enquiry): string =>
  createHash('sha256')
    .update(JSON.stringify([name, email, phone, message, timestamp]))
    .digest('hex');
