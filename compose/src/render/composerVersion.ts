import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { listFiles } from '../releases/files.ts';

let version: Promise<string> | undefined;

/**
 * A hash over the code that writes the site's files: this folder and the contract. When it changes, every page is written
 * again, also where only a comment has changed, which costs a few seconds.
 */
export function composerVersion(): Promise<string> {
  version ??= readVersion();
  return version;
}

async function readVersion(): Promise<string> {
  const contract = createRequire(import.meta.url).resolve('@sayapatri/contract/package.json');
  // Node, whose zlib compresses, counts by its version.
  const hash = createHash('sha256').update(JSON.stringify(process.versions));
  for (const folder of [import.meta.dirname, path.join(path.dirname(contract), 'src')])
    for (const file of (await listFiles(folder)).filter((name) => !/\.test\.tsx?$/.test(name)))
      hash.update(await readFile(path.join(folder, file)));
  return hash.digest('hex');
}
