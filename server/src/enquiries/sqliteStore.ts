import { chmod, mkdir, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { UserError } from '@sayapatri/contract/userError';
import { CamelCasePlugin, Kysely, sql } from 'kysely';
import { EnquiryStore } from './enquiryStore.ts';
import { migrate } from './migrations.ts';
import { busyTimeoutMs, ThreadDialect } from './sqliteDialect.ts';
import type { Tables } from './tables.ts';

const fileName = 'enquiries.db';
export const enquiriesFile = (dataDir: string): string => join(dataDir, fileName);

/**
 * Opens the enquiries in `dataDir/enquiries.db`, making the folder if needed. Throws a UserError when they can't be
 * used, or when other users of the machine could read them.
 */
export async function openSqlite(dataDir: string): Promise<EnquiryStore> {
  await closeToOthers(dataDir);
  const db = new Kysely<Tables>({
    dialect: new ThreadDialect(enquiriesFile(dataDir)),
    plugins: [new CamelCasePlugin()],
  });
  try {
    await migrate(db, 'sqlite');
    // The time-out is shorter than at the start (sqliteThread.js), because from now on visitors wait for the answers.
    await sql.raw(`pragma busy_timeout = ${busyTimeoutMs}`).execute(db);
  } catch (cause) {
    await db.destroy().catch(() => {});
    const reason = cause instanceof Error ? cause.message : String(cause);
    const isDamaged = /not a database|malformed|already exists/.test(reason);
    throw new UserError(
      `The data folder ${dataDir} cannot hold enquiries (${reason}): ${isDamaged ? 'move its enquiries.db away and restore a backup (docs/operating.md, Restore)' : 'make it and its enquiries.db writable'}, or set DATA_DIR to another folder.`,
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
 * empties the log. Rejects while another program reads the log.
 */
async function emptyLog(db: Kysely<Tables>): Promise<void> {
  const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
  if (rows[0]?.busy) throw new Error('another program, such as a backup, is reading them');
}

const othersMayUse = 0o077;

/**
 * Makes the folder for enquiries, or removes other users' access to it, because enquiries are personal data. Throws a
 * UserError when that can't be done, or when a folder that others use is not one for enquiries: closing /tmp or /var, set
 * by mistake, would stop other programs of the machine.
 */
async function closeToOthers(dataDir: string): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    const mode = (await stat(dataDir)).mode & 0o777;
    if (!(mode & othersMayUse)) return;
    const files = await readdir(dataDir);
    if (files.length > 0 && !files.includes(fileName))
      throw new UserError(
        `DATA_DIR is "${dataDir}", which has other files, and other users may open it: set it to a folder for enquiries alone, which the server makes if needed.`,
      );
    await chmod(dataDir, mode & ~othersMayUse);
  } catch (cause) {
    if (cause instanceof UserError) throw cause;
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new UserError(
      `The data folder ${dataDir} cannot be made or closed to other users (${reason}): run \`chmod 700\` on it as its owner, or set DATA_DIR to another folder.`,
      { cause },
    );
  }
}
