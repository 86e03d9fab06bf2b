import { existsSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { UserError } from '@sayapatri/contract/userError';
import Database from 'libsql';
import { enquiriesFile } from './sqliteStore.ts';

/**
 * Copies the enquiries in `dataDir` to the new `file`, readable by this user alone, while servers go on writing. Resolves
 * with their number once the copy is whole and on disk. Throws a UserError when `file` exists.
 */
export async function backupSqlite(dataDir: string, file: string): Promise<number> {
  if (existsSync(file)) throw new UserError(`${file} already exists: name a new file.`);
  const part = `${file}.part`;
  await rm(part, { force: true });
  // Makes the empty file first, so that other users never have access to its content.
  await (await open(part, 'wx', 0o600)).close();
  try {
    const source = new Database(enquiriesFile(dataDir));
    try {
      source.pragma('busy_timeout = 10000');
      source.prepare('VACUUM INTO ?').run([part]);
    } finally {
      source.close();
    }
    const count = countIn(part);
    await sync(part);
    await rename(part, file);
    return count;
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

/** The number of enquiries in a database file. Throws when the file is damaged. */
function countIn(file: string): number {
  const copy = new Database(file, { readonly: true });
  try {
    const [check] = copy.prepare('PRAGMA integrity_check').all([]) as { integrity_check: string }[];
    if (check?.integrity_check !== 'ok') throw new Error(`The copy is damaged: ${check?.integrity_check}`);
    const [row] = copy.prepare('SELECT count(*) AS count FROM enquiries').all([]) as { count: number }[];
    return row?.count ?? 0;
  } finally {
    copy.close();
  }
}

async function sync(file: string): Promise<void> {
  const handle = await open(file, 'r+');
  await handle.sync().finally(() => handle.close());
}
