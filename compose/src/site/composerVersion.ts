import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { isInstalled } from '../paths.ts';

let version: Promise<string> | undefined;

/** A hash over the code that writes the site's files, with all that it imports: when it changes, every page is written again. */
export function composerVersion(): Promise<string> {
  version ??= codeVersion().then((code) =>
    // Node, whose zlib compresses, counts by its version.
    createHash('sha256')
      .update(JSON.stringify([process.versions, code]))
      .digest('hex'),
  );
  return version;
}

/** The file beside this one that holds the hash where the commands are installed (packKit.ts). */
export const codeVersionFile = 'composerCode.sha256';

/** The hash of the sources; installed commands read that of the sources they were built from, as both write the same site. */
async function codeVersion(): Promise<string> {
  if (isInstalled) return readFile(path.join(import.meta.dirname, codeVersionFile), 'utf8');
  const { codeVersionOf } = await import('./composerCode.ts');
  return codeVersionOf(import.meta.dirname);
}
