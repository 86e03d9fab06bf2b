import type { Kysely, RawBuilder } from './kysely.ts';
import type { Tables } from './tables.ts';

/** What differs between SQLite and PostgreSQL. */
export interface EnquiryDatabase {
  db: Kysely<Tables>;
  /** Resolves when the tables exist. Called before each use; returns at once after it has succeeded. */
  ready(): Promise<void>;
  /** Whether to skip rows that another server has locked; not needed for SQLite, which has one writer at a time. */
  skipsLocked: boolean;
  /** The name of a deletion in the table `erasures`, as an SQL expression evaluated in the deletion's transaction. */
  deletion: RawBuilder<string>;
  /**
   * Overwrites what the deletions in the table `erasures` have left on disk, and takes them from the table. Can be
   * repeated after it was interrupted at any point. Rejects with the reason when that can't be done now.
   */
  overwrite(): Promise<void>;
  /** Called once, after the last query. */
  close(): Promise<void>;
}
