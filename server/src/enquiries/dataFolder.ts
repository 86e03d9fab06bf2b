import { chmod, mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { UserError } from '../config/userError.ts';

const othersMayUse = 0o077;

/**
 * Makes the folder for enquiries, or removes other users' access to it, because enquiries are personal data. Throws a
 * UserError when that can't be done.
 */
export async function closeToOthers(dataDir: string): Promise<void> {
  try {
    await makeFolder(dataDir);
    const mode = (await stat(dataDir)).mode & 0o777;
    if (mode & othersMayUse) await chmod(dataDir, mode & ~othersMayUse);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new UserError(
      `The data folder ${dataDir} cannot be made or closed to other users (${reason}): run \`chmod 700\` on it as its owner, or set DATA_DIR to another folder.`,
      { cause },
    );
  }
}

/**
 * Makes a folder and its parents. `mkdir` with `recursive` never ends below /proc, where the system reports the parent
 * as missing although it exists.
 */
async function makeFolder(folder: string): Promise<void> {
  if (await isThere(folder)) return;
  if (!(await isThere(dirname(folder)))) await makeFolder(dirname(folder));
  await mkdir(folder, { mode: 0o700 }).catch((error) => {
    // Another server may have made it meanwhile.
    if (error.code !== 'EEXIST') throw error;
  });
}

const isThere = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    (error) => {
      if (error.code === 'ENOENT') return false;
      throw error;
    },
  );
