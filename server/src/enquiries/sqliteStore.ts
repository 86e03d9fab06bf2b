import { chmod, mkdir, open } from 'node:fs/promises';
import { join } from 'node:path';
import { UserError } from '@sayapatri/contract/userError';
import { CamelCasePlugin, Kysely, sql } from 'kysely';
import { EnquiryStore } from './enquiryStore.ts';
import { migrate } from './migrations.ts';
import { sqliteDialect, whileLocked } from './sqliteDialect.ts';
import type { Tables } from './tables.ts';

const fileName = 'enquiries.db';
export const enquiriesFile = (dataDir: string): string => join(dataDir, fileName);

/**
 * Opens the enquiries in `dataDir/enquiries.db`, making folder and file if needed; other users of the machine can't read
 * the file. Throws a UserError when they can't be used.
 */
export async function openSqlite(dataDir: string): Promise<EnquiryStore> {
  const file = enquiriesFile(dataDir);
  const db = new Kysely<Tables>({ dialect: sqliteDialect(file), plugins: [new CamelCasePlugin()] });
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    await open(file, 'a').then((made) => made.close());
    // Enquiries are personal data. SQLite makes the files beside it with the same rights.
    await chmod(file, 0o600);
    await migrate(db, 'sqlite');
  } catch (cause) {
    await db.destroy().catch(() => {});
    const reason = cause instanceof Error ? cause.message : String(cause);
    const isDamaged = /not a database|malformed|already exists/.test(reason);
    throw new UserError(
      `The data folder ${dataDir} cannot hold enquiries (${reason}): ${isDamaged ? 'move its enquiries.db away and restore a backup (docs/operating.md, Restore)' : 'make it and its enquiries.db yours and writable'}, or set DATA_DIR to another folder.`,
      { cause },
    );
  }
  return new EnquiryStore({
    db,
    ready: async () => {},
    skipsLocked: false,
    vacuum: () => emptyLog(db),
    close: () => db.destroy(),
  });
}

/**
 * Moves everything from the write-ahead log into the file, where SQLite overwrites deleted rows (`secure_delete`), and
 * empties the log. Rejects where another program keeps reading the log.
 */
const emptyLog = (db: Kysely<Tables>): Promise<void> =>
  whileLocked(async () => {
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
    const reason = 'another program, such as a backup, is reading them';
    if (rows[0]?.busy) throw Object.assign(new Error(reason), { code: 'SQLITE_BUSY' });
  });
