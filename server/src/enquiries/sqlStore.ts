import type { Enquiry } from '@sayapatri/contract';
import type { EnquiryDatabase } from './database.ts';
import { fromRow, newRow, toRow } from './enquiryRows.ts';
import type { Change, Channel, Claim, EnquiryStore, Receipt, StoredEnquiry } from './enquiryStore.ts';
import { eraseIds, finishErasing, idsOf } from './erasing.ts';
import { GroupCommit } from './groupCommit.ts';
import type { Insertable, Kysely, Updateable } from './kysely.ts';
import { claimRows, postponeRow, renewLease } from './outboxRows.ts';
import { type EnquiryTable, outboxColumns, type Tables } from './tables.ts';

const noReceipt: Receipt = { spamReasons: [], flagged: false, channels: [] };

const dueRows = (db: Kysely<Tables>, before: string) =>
  db.selectFrom('enquiries').where('state', '=', 'new').where('due_at', '<', before).where('flagged', '=', 0);

/** The enquiries in any SQL database that Kysely speaks to. */
export class SqlStore implements EnquiryStore {
  readonly #database: EnquiryDatabase;
  #isClosed = false;
  readonly #inserts: GroupCommit<Insertable<EnquiryTable>>;

  constructor(database: EnquiryDatabase) {
    this.#database = database;
    this.#inserts = new GroupCommit((rows) =>
      // Sorted, because two servers that insert the same enquiries in a different order would deadlock.
      this.#insert(rows.toSorted((a, b) => (a.fingerprint < b.fingerprint ? -1 : 1))),
    );
  }

  save(enquiry: Enquiry, receipt = noReceipt): Promise<void> {
    return this.#inserts.add(newRow(enquiry, receipt, new Date().toISOString()));
  }

  async restore(enquiries: StoredEnquiry[]): Promise<void> {
    await this.#insert(enquiries.map(toRow));
  }

  async #insert(rows: Insertable<EnquiryTable>[]): Promise<void> {
    if (rows.length === 0) return;
    const db = await this.#db();
    await db
      .insertInto('enquiries')
      .values(rows)
      .onConflict((conflict) => conflict.column('fingerprint').doNothing())
      .execute();
  }

  async list({ after = 0, limit = Number.MAX_SAFE_INTEGER } = {}): Promise<StoredEnquiry[]> {
    const db = await this.#db();
    const rows = await db
      .selectFrom('enquiries')
      .selectAll()
      .where('id', '>', after)
      .orderBy('id')
      .limit(limit)
      .execute();
    return rows.map(fromRow);
  }

  async find(id: number): Promise<StoredEnquiry | undefined> {
    const db = await this.#db();
    const row = await db.selectFrom('enquiries').selectAll().where('id', '=', id).executeTakeFirst();
    return row && fromRow(row);
  }

  change(id: number, { flagged, ...change }: Change): Promise<boolean> {
    return this.#change(id, { ...change, ...(flagged === undefined ? {} : { flagged: flagged ? 1 : 0 }) });
  }

  async due(before: string, limit: number): Promise<StoredEnquiry[]> {
    const due = dueRows(await this.#db(), before);
    return (await due.selectAll().orderBy('due_at').limit(limit).execute()).map(fromRow);
  }

  async countDue(before: string): Promise<number> {
    const due = dueRows(await this.#db(), before).select(({ fn }) => fn.countAll().as('count'));
    return Number((await due.executeTakeFirstOrThrow()).count);
  }

  async claimDay(day: string): Promise<boolean> {
    const db = await this.#db();
    const insert = db.insertInto('morning_mails').values({ day });
    const rows = await insert
      .onConflict((conflict) => conflict.doNothing())
      .returning('day')
      .execute();
    return rows.length > 0;
  }

  async releaseDay(day: string): Promise<void> {
    const db = await this.#db();
    await db.deleteFrom('morning_mails').where('day', '=', day).execute();
  }

  async erase(email: string): Promise<number> {
    await this.#db();
    return eraseIds(this.#database, await idsOf(this.#database, email));
  }

  async purge(before: string): Promise<number> {
    const db = await this.#db();
    const rows = await db.selectFrom('enquiries').select('id').where('received_at', '<', before).execute();
    return eraseIds(
      this.#database,
      rows.map(({ id }) => id),
    );
  }

  async finishErasing(): Promise<void> {
    await this.#db();
    await finishErasing(this.#database);
  }

  async claim(channel: Channel, now: string, leaseEnd: string, limit: number): Promise<StoredEnquiry[]> {
    const rows = await claimRows(await this.#db(), channel, {
      now,
      leaseEnd,
      limit,
      skipsLocked: this.#database.skipsLocked,
    });
    return rows.map(fromRow);
  }

  async renew(channel: Channel, { id, deliveries }: Claim, leaseEnd: string): Promise<void> {
    await renewLease(await this.#db(), channel, { id, attempts: deliveries[channel].attempts, leaseEnd });
  }

  async delivered(channel: Channel, id: number, at: string): Promise<void> {
    const { dueAt, deliveredAt } = outboxColumns[channel];
    await this.#change(id, { [dueAt]: null, [deliveredAt]: at });
  }

  async postpone(channel: Channel, id: number, until: string | null): Promise<void> {
    await postponeRow(await this.#db(), channel, id, until);
  }

  /** False when there is no such enquiry. */
  async #change(id: number, values: Updateable<EnquiryTable>): Promise<boolean> {
    const db = await this.#db();
    const rows = await db.updateTable('enquiries').set(values).where('id', '=', id).returning('id').execute();
    return rows.length > 0;
  }

  async check(): Promise<void> {
    const db = await this.#db();
    const checked_at = new Date().toISOString();
    await db
      .insertInto('readiness')
      .values({ id: 1, checked_at })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ checked_at }))
      .execute();
  }

  async close(): Promise<void> {
    await this.#inserts.idle();
    this.#isClosed = true;
    await this.#database.close();
  }

  async #db(): Promise<Kysely<Tables>> {
    if (this.#isClosed) throw new Error('The enquiries are closed.');
    await this.#database.ready();
    return this.#database.db;
  }
}
