import { type Insertable, type Kysely, sql } from 'kysely';
import type { Enquiry } from 'shared/contract';
import type { EnquiryStore, Receipt, StoredEnquiry } from './enquiryStore.ts';
import { fingerprintOf } from './fingerprint.ts';
import { GroupCommit } from './groupCommit.ts';
import type { EnquiryRow, EnquiryTable, Tables } from './tables.ts';

/** What differs between SQLite and PostgreSQL. */
export interface Engine {
  db: Kysely<Tables>;
  /** Resolves when the tables are there; called before each use, and quick once it has succeeded. */
  ready(): Promise<void>;
  /** Whether rows that another server is working on are to be skipped; SQLite has one writer at a time anyway. */
  skipsLocked: boolean;
  /** Overwrites what deleted rows have left on disk. */
  scrub(): Promise<void>;
  /** Called once, after the last query. */
  close(): Promise<void>;
}

const noReceipt: Receipt = { spamReasons: [], flagged: false, toMail: false };

/** The enquiries in any SQL database that Kysely speaks to. */
export class SqlStore implements EnquiryStore {
  readonly #engine: Engine;
  #isClosed = false;
  readonly #inserts: GroupCommit<Insertable<EnquiryTable>>;

  constructor(engine: Engine) {
    this.#engine = engine;
    this.#inserts = new GroupCommit((rows) => this.#insert(rows));
  }

  save(enquiry: Enquiry, receipt = noReceipt): Promise<void> {
    const now = new Date().toISOString();
    const { name, email, phone, message, timestamp } = enquiry;
    return this.#inserts.add({
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
    });
  }

  async restore(enquiries: StoredEnquiry[]): Promise<void> {
    await this.#insert(enquiries.map(toRow));
  }

  async #insert(rows: Insertable<EnquiryTable>[]): Promise<void> {
    if (rows.length === 0) return;
    const db = await this.#db();
    // In one order everywhere: two servers with the same enquiries in different order would wait for each other.
    const ordered = rows.toSorted((a, b) => (a.fingerprint < b.fingerprint ? -1 : 1));
    await db
      .insertInto('enquiries')
      .values(ordered)
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

  async flag(id: number, flagged: boolean): Promise<boolean> {
    const db = await this.#db();
    const update = db
      .updateTable('enquiries')
      .set({ flagged: flagged ? 1 : 0 })
      .where('id', '=', id);
    return (await update.returning('id').execute()).length > 0;
  }

  async erase(email: string): Promise<number> {
    const db = await this.#db();
    const rows = db.deleteFrom('enquiries').where(sql`lower(email)`, '=', sql`lower(${email})`);
    return this.#scrubAfter((await rows.returning('id').execute()).length);
  }

  async purge(before: string): Promise<number> {
    const db = await this.#db();
    const rows = db.deleteFrom('enquiries').where('received_at', '<', before);
    return this.#scrubAfter((await rows.returning('id').execute()).length);
  }

  async #scrubAfter(deleted: number): Promise<number> {
    if (deleted > 0) await this.#engine.scrub();
    return deleted;
  }

  async claimMail(now: string, leaseEnd: string, limit: number): Promise<StoredEnquiry[]> {
    const db = await this.#db();
    const due = db
      .selectFrom('enquiries')
      .select('id')
      .where('mail_due_at', '<=', now)
      .orderBy('mail_due_at')
      .limit(limit)
      .$if(this.#engine.skipsLocked, (query) => query.forUpdate().skipLocked());
    const rows = await db
      .updateTable('enquiries')
      .set(({ eb }) => ({ mail_due_at: leaseEnd, mail_attempts: eb('mail_attempts', '+', 1) }))
      .where('id', 'in', due)
      .returningAll()
      .execute();
    return rows.map(fromRow);
  }

  async mailed(id: number, at: string): Promise<void> {
    const db = await this.#db();
    await db
      .updateTable('enquiries')
      .set({ mail_due_at: null, mailed_at: at })
      .where('id', '=', id)
      .execute();
  }

  async postponeMail(id: number, until: string | null): Promise<void> {
    const db = await this.#db();
    await db.updateTable('enquiries').set({ mail_due_at: until }).where('id', '=', id).execute();
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
    await this.#engine.close();
  }

  async #db(): Promise<Kysely<Tables>> {
    if (this.#isClosed) throw new Error('The enquiries are closed.');
    await this.#engine.ready();
    return this.#engine.db;
  }
}

function fromRow(row: EnquiryRow): StoredEnquiry {
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

function toRow(enquiry: StoredEnquiry): Insertable<EnquiryTable> {
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
