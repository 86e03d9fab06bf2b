import type { Kysely, Selectable, Updateable } from 'kysely';
import { type Channel, outboxColumns, type StoredEnquiry, type Tables } from './tables.ts';

/** A database of enquiries: the differences between SQLite and PostgreSQL. */
export interface EnquiryDatabase {
  db: Kysely<Tables>;
  /** Resolves when the tables exist. Called before each use; returns at once after it has succeeded. */
  ready(): Promise<void>;
  /** Whether to skip rows that another server has locked; not needed for SQLite, which has one writer at a time. */
  skipsLocked: boolean;
  /** Removes from the disk what deletions have left there. Rejects when that is not possible now. */
  vacuum(): Promise<void>;
  /** Called once, after the last query. */
  close(): Promise<void>;
}

/** The part of the store that mails and webhooks use. Moments are ISO date-times in UTC. */
export class OutboxStore {
  protected readonly database: EnquiryDatabase;
  protected isClosed = false;

  constructor(database: EnquiryDatabase) {
    this.database = database;
  }

  /**
   * Leases up to `limit` enquiries that are due on a channel at `now`, and counts the attempt: until `leaseEnd` no other
   * server gets them. If neither `delivered` nor `postpone` is called by then, they are due again.
   */
  async claim(channel: Channel, now: string, leaseEnd: string, limit: number): Promise<StoredEnquiry[]> {
    const db = await this.db();
    const { dueAt: due, attempts } = outboxColumns[channel];
    const rows = await db
      // Materialised, because PostgreSQL may run a plain subquery twice, and would then skip the rows that it has locked itself.
      .with(
        (cte) => cte('due').materialized(),
        (query) =>
          query
            .selectFrom('enquiries')
            .select('id')
            .where(due, '<=', now)
            .orderBy(due)
            .limit(limit)
            .$if(this.database.skipsLocked, (locking) => locking.forUpdate().skipLocked()),
      )
      .updateTable('enquiries')
      .set(({ eb }) => ({ [due]: leaseEnd, [attempts]: eb(attempts, '+', 1) }))
      .where('id', 'in', (query) => query.selectFrom('due').select('id'))
      .returningAll()
      .execute();
    return rows.map(fromRow);
  }

  async delivered(channel: Channel, id: number, at: string): Promise<void> {
    const { dueAt: due, deliveredAt } = outboxColumns[channel];
    await this.update(id, { [due]: null, [deliveredAt]: at });
  }

  /** Sets when the next attempt is due, or null for none, unless another server has delivered the enquiry meanwhile. */
  async postpone(channel: Channel, id: number, until: string | null): Promise<void> {
    const { dueAt: due, deliveredAt } = outboxColumns[channel];
    const db = await this.db();
    await db
      .updateTable('enquiries')
      .set({ [due]: until })
      .where('id', '=', id)
      .where(deliveredAt, 'is', null)
      .execute();
  }

  /** Resolves with false when there is no such enquiry. */
  protected async update(id: number, values: Updateable<Tables['enquiries']>): Promise<boolean> {
    const db = await this.db();
    const rows = await db.updateTable('enquiries').set(values).where('id', '=', id).returning('id').execute();
    return rows.length > 0;
  }

  /** The database, once its tables exist. */
  protected async db(): Promise<Kysely<Tables>> {
    if (this.isClosed) throw new Error('The enquiries are closed.');
    await this.database.ready();
    return this.database.db;
  }
}

export const fromRow = (row: Selectable<Tables['enquiries']>): StoredEnquiry => ({
  ...row,
  flagged: row.flagged === 1,
});
