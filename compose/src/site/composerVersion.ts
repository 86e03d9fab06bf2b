import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { build } from 'esbuild';

let version: Promise<string> | undefined;

/** A hash over the code that writes the site's files, with all that it imports: when it changes, every page is written again. */
export function composerVersion(): Promise<string> {
  version ??= versionOf(import.meta.dirname);
  return version;
}

const { version: reactVersion } = createRequire(import.meta.url)('react-dom/package.json') as {
  version: string;
};

/**
 * The version of the site writer in `folder`. Its modules are bundled with all that they import, without comments, so that
 * nothing else changes the hash. React, which renders the releases, and Node, whose zlib compresses, count by their versions.
 */
export async function versionOf(folder: string): Promise<string> {
  const { outputFiles } = await build({
    absWorkingDir: folder,
    entryPoints: ['./compose'],
    bundle: true,
    write: false,
    minifyWhitespace: true,
    format: 'esm',
    platform: 'node',
    external: ['esbuild'],
  });
  const hash = createHash('sha256').update(JSON.stringify([process.versions, reactVersion]));
  for (const { text } of outputFiles) hash.update(text);
  // Plain JavaScript is not imported: it is started as a process, or copied into the site.
  const plain = (await readdir(folder)).filter((name) => /\.m?js$/.test(name)).sort();
  for (const name of plain) hash.update(await readFile(path.join(folder, name)));
  return hash.digest('hex');
}
