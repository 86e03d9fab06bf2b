import { chmod, mkdir, stat } from 'node:fs/promises';
import { UserError } from '../userError.ts';

const othersMayUse = 0o077;

/**
 * Makes the folder for enquiries, or takes other users' rights to it away: enquiries are personal data. Throws a UserError
 * when that can't be done.
 */
export async function closeToOthers(dataDir: string): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
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
