/** What a release's server build imports. The process that draws its pages refuses the same (site/renderProcess.mjs). */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Release } from '@sayapatri/contract/release';
import { init, parse } from 'es-module-lexer';

/** React, and whatever the live shell shares. */
const isShared = (name: string) => /^((react|react-dom)(\/[\w-]+)?|@sayapatri\/design)$/.test(name);

/** The first import of a server build that no release may have; undefined if there is none. */
export async function importFault(folder: string, { files }: Release): Promise<string | undefined> {
  await init;
  for (const file of Object.keys(files).filter((name) => /^server\/.*\.js$/.test(name))) {
    const source = await readFile(path.join(folder, file), 'utf8');
    for (const wanted of importsOf(source)) {
      const isOwn =
        /^\.\.?\//.test(wanted) && path.posix.join('/', path.dirname(file), wanted).startsWith('/server/');
      if (!isOwn && !isShared(wanted))
        return `${file} imports ${wanted} (a server build may import only react, what the shell shares and its own files)`;
    }
  }
  return undefined;
}

/**
 * The modules that `source` imports by name, `import()` included. Names that are computed are left to the process that
 * draws the pages; so is source that can't be parsed.
 */
function importsOf(source: string): string[] {
  try {
    const [imports] = parse(source);
    return imports.flatMap(({ n }) => n ?? []);
  } catch {
    return [];
  }
}
