import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';

/**
 * A hash over the site writer in `folder`. Its modules are bundled with all that they import, without comments, so that
 * nothing else changes the hash.
 */
export async function codeVersionOf(folder: string): Promise<string> {
  const { outputFiles } = await build({
    absWorkingDir: folder,
    entryPoints: ['./compose'],
    bundle: true,
    write: false,
    minifyWhitespace: true,
    format: 'esm',
    platform: 'node',
    external: ['esbuild', 'parse5'],
  });
  const hash = createHash('sha256');
  for (const { text } of outputFiles) hash.update(text);
  // Plain JavaScript is not imported: it is started as a process, or copied into the site.
  const plain = (await readdir(folder)).filter((name) => /\.m?js$/.test(name)).sort();
  for (const name of plain) hash.update(await readFile(path.join(folder, name)));
  return hash.digest('hex');
}
