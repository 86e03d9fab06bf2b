import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Replaces a file completely or not at all, even if the process or the machine ends. Makes its folder. */
export async function replaceFile(file: string, content: string | Buffer): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const next = path.join(path.dirname(file), `.${path.basename(file)}.next`);
  // A killed editor may have left this file, or somebody a link, which must not be followed.
  await rm(next, { force: true });
  await writeFile(next, content, { flag: 'wx', flush: true });
  await rename(next, file);
}
