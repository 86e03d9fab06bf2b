import { createHash } from 'node:crypto';
import { mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import type { Enquiry } from './enquirySchema.ts';
import { UserError } from './userError.ts';

/** An enquiry as kept: numbered, with the moment (ISO, UTC) at which the server received it. */
export interface StoredEnquiry extends Enquiry {
  id: number;
  receivedAt: string;
}

/** Keeps enquiries. Small, so that another database can take SQLite's place. */
export interface EnquiryStore {
  /** Resolves once the enquiry is on disk; the same five values again change nothing. Rejects otherwise. */
  save(enquiry: Enquiry): Promise<void>;
  /** All enquiries, oldest first. */
  list(): Promise<StoredEnquiry[]>;
  /** Rejects when an enquiry could not be saved right now. */
  check(): Promise<void>;
  close(): Promise<void>;
}

const schema = `
  CREATE TABLE IF NOT EXISTS enquiries (
    id INTEGER PRIMARY KEY,
    fingerprint TEXT NOT NULL UNIQUE,
    name TEXT NOT NULL,
    email TEXT NOT NULL,
    phone TEXT NOT NULL,
    message TEXT NOT NULL,
    timestamp TEXT NOT NULL,
    received_at TEXT NOT NULL
  ) STRICT`;

const insert = `
  INSERT INTO enquiries (fingerprint, name, email, phone, message, timestamp, received_at)
  VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (fingerprint) DO NOTHING`;

const selectAll = `
  SELECT id, name, email, phone, message, timestamp, received_at AS receivedAt FROM enquiries ORDER BY id`;

/** The database file inside the data folder. */
export const enquiriesFile = (dataDir: string): string => join(dataDir, 'enquiries.db');

/** Opens the enquiries in `dataDir`, making the folder if needed. Throws a UserError when it can't be used. */
export async function openEnquiries(dataDir: string): Promise<EnquiryStore> {
  const file = enquiriesFile(dataDir);
  try {
    // Enquiries are personal data: a folder made here is for the server's own user alone.
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    const store = new SqliteEnquiries(file);
    await store.check();
    return store;
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new UserError(
      `The data folder ${dataDir} cannot hold enquiries (${reason}): make it and its enquiries.db writable, or set DATA_DIR to another folder.`,
      { cause },
    );
  }
}

class SqliteEnquiries implements EnquiryStore {
  readonly #file: string;
  readonly #inode: number;
  readonly #database: Database.Database;
  readonly #insert: Database.Statement;

  constructor(file: string) {
    this.#file = file;
    this.#database = new Database(file);
    this.#database.pragma('busy_timeout = 2000');
    this.#database.pragma('journal_mode = WAL');
    // FULL syncs the log at every commit: an answered enquiry survives a crash and a power cut.
    this.#database.pragma('synchronous = FULL');
    this.#database.exec(schema);
    this.#insert = this.#database.prepare(insert);
    this.#inode = statSync(file).ino;
  }

  async save(enquiry: Enquiry): Promise<void> {
    this.#requireFile();
    const { name, email, phone, message, timestamp } = enquiry;
    const values = [name, email, phone, message, timestamp];
    this.#insert.run(fingerprint(values), ...values, new Date().toISOString());
  }

  async list(): Promise<StoredEnquiry[]> {
    return this.#database.prepare(selectAll).all() as StoredEnquiry[];
  }

  async check(): Promise<void> {
    this.#requireFile();
    // Taking the write lock is as near to a save as one comes without saving.
    this.#database.exec('BEGIN IMMEDIATE');
    this.#database.exec('ROLLBACK');
  }

  async close(): Promise<void> {
    this.#database.close();
  }

  /** A deleted database file can be written to without an error, and everything written is lost. */
  #requireFile(): void {
    // libsql runs a prepared statement even after its database was closed.
    if (!this.#database.open) throw new Error('The enquiries are closed.');
    if (statSync(this.#file).ino !== this.#inode) throw new Error(`${this.#file} was replaced.`);
  }
}

function fingerprint(values: string[]): string {
  return createHash('sha256').update(JSON.stringify(values)).digest('hex');
}
