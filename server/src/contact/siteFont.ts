import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * The address of the font that the composed site in the folder `root` preloads; undefined where there is no site, or where
 * it has no font.
 */
export async function siteFont(root: string | undefined): Promise<string | undefined> {
  if (root === undefined) return undefined;
  const home = await readFile(join(root, 'index.html'), 'utf8').catch(() => '');
  return /<link rel="preload" as="font"[^>]* href="(\/_\/[\w./-]+\.woff2)"/.exec(home)?.[1];
}
