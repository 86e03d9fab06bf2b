import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/** What differs between SQLite and PostgreSQL. */
export interface EnquiryDatabase {
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
