import { chmod, mkdir, readdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { UserError } from '@sayapatri/hosting/userError';

/** The database file's name in the data folder. */
export const enquiriesFileName = 'enquiries.db';

const othersMayUse = 0o077;

/**
 * Makes the folder for enquiries, or removes other users' access to it, because enquiries are personal data. Throws a
 * UserError when that can't be done, or when a folder that others use is not one for enquiries: closing /tmp or /var, set
 * by mistake, would stop other programs of the machine.
 */
export async function closeToOthers(dataDir: string): Promise<void> {
  try {
    await makeFolder(dataDir);
    const found = await stat(dataDir);
    if (!found.isDirectory()) throw notForEnquiries(dataDir, 'is a file');
    const mode = found.mode & 0o777;
    if (!(mode & othersMayUse)) return;
    const files = await readdir(dataDir);
    if (files.length > 0 && !files.includes(enquiriesFileName))
      throw notForEnquiries(dataDir, 'has other files, and other users may open it');
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

const notForEnquiries = (dataDir: string, reason: string) =>
  new UserError(
    `DATA_DIR is "${dataDir}", which ${reason}: set it to a folder for enquiries alone, which the server makes if needed.`,
  );

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
