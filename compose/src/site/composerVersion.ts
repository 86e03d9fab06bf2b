import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** A hash over the code of compose that writes pages: when it changes, every page is written again. */
export async function composerVersion(): Promise<string> {
  const folder = path.dirname(fileURLToPath(import.meta.url));
  const hash = createHash('sha256');
  for (const file of (await readdir(folder)).filter((name) => !name.includes('.test.')).sort()) {
    hash.update(await readFile(path.join(folder, file)));
  }
  return hash.digest('hex');
}
