import type { Kysely } from './kysely.ts';
import type { Tables } from './tables.ts';

/** What differs between SQLite and PostgreSQL. */
export interface EnquiryDatabase {
  db: Kysely<Tables>;
  /** Resolves when the tables exist. Called before each use; returns at once after it has succeeded. */
  ready(): Promise<void>;
  /** Whether to skip rows that another server has locked; not needed for SQLite, which has one writer at a time. */
  skipsLocked: boolean;
  /** Overwrites what deleted rows have left on disk. */
  scrub(): Promise<void>;
  /** Called once, after the last query. */
  close(): Promise<void>;
}
