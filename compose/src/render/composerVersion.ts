import { createHash } from 'node:crypto';
import { codeVersionOf } from './composerCode.ts';

let version: Promise<string> | undefined;

/** A hash over the code that writes the site's files, with all that it imports: when it changes, every page is written again. */
export function composerVersion(): Promise<string> {
  version ??= codeVersionOf(import.meta.dirname).then((code) =>
    // Node, whose zlib compresses, counts by its version.
    createHash('sha256')
      .update(JSON.stringify([process.versions, code]))
      .digest('hex'),
  );
  return version;
}
