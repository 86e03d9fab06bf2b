import { join } from 'node:path';
import { UserError } from '@sayapatri/hosting/userError';
import { closeToOthers, enquiriesFileName } from './dataFolder.ts';
import type { EnquiryStore } from './enquiryStore.ts';
import { Kysely, sql } from './kysely.ts';
import { migrate } from './migrations.ts';
import { sqliteDialect } from './sqliteDialect.ts';
import { busyTimeoutMs } from './sqliteThreadClient.ts';
import { SqlStore } from './sqlStore.ts';
import type { Tables } from './tables.ts';

export const enquiriesFile = (dataDir: string): string => join(dataDir, enquiriesFileName);

/**
 * Opens the enquiries in `dataDir/enquiries.db`, making the folder if needed. Throws a UserError when they can't be
 * used, or when other users of the machine could read them.
 */
export async function openSqlite(dataDir: string): Promise<EnquiryStore> {
  await closeToOthers(dataDir);
  const db = new Kysely<Tables>({ dialect: sqliteDialect(enquiriesFile(dataDir)) });
  try {
    await migrate(db, 'sqlite');
    // Shorter than at the start (sqliteThread.js), because from now on visitors wait for the answers.
    await sql.raw(`pragma busy_timeout = ${busyTimeoutMs}`).execute(db);
  } catch (cause) {
    await db.destroy().catch(() => {});
    const reason = cause instanceof Error ? cause.message : String(cause);
    const isDamaged = /not a database|malformed|no such column/.test(reason);
    throw new UserError(
      `The data folder ${dataDir} cannot hold enquiries (${reason}): ${isDamaged ? 'move its enquiries.db away and restore a backup (docs/operating.md, Restore)' : 'make it and its enquiries.db writable'}, or set DATA_DIR to another folder.`,
      { cause },
    );
  }
  return new SqlStore({
    db,
    ready: async () => {},
    skipsLocked: false,
    deletion: sql`lower(hex(randomblob(16)))`,
    overwrite: () => emptyLog(db),
    close: () => db.destroy(),
  });
}

/**
 * Moves everything from the write-ahead log into the file, where SQLite has overwritten what is deleted, and empties the
 * log; then takes the deletions that this finished from the table `erasures`. Rejects while another program reads the log.
 */
async function emptyLog(db: Kysely<Tables>): Promise<void> {
  const owed = await db.selectFrom('erasures').select('deletion').execute();
  const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
  if (rows[0]?.busy) throw new Error('another program, such as a backup, is reading them');
  const deletions = owed.map(({ deletion }) => deletion);
  await db.deleteFrom('erasures').where('deletion', 'in', deletions).execute();
}
