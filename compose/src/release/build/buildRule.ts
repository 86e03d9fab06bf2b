import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { StoredRelease } from '../../store/releases.ts';
import type { Rule } from '../rule.ts';

/** One rule for a release by itself: what its release.json says, and its files. */
export interface BuildRule extends Rule {
  /** A whole sentence for each fault. Throws a UserError for one that would break the site. */
  faults: (stored: StoredRelease) => Iterable<string> | AsyncIterable<string>;
}

/** One rule for what a release.json says alone, which holds before anything is built. */
export interface DefinitionRule extends Rule {
  faults: (stored: Pick<StoredRelease, 'release'>) => Iterable<string>;
}

/** The release's files of these names, with their content. */
export async function* filesOf(
  { folder, release }: StoredRelease,
  names: RegExp,
): AsyncGenerator<[name: string, content: Buffer]> {
  for (const file of Object.keys(release.files))
    if (names.test(file)) yield [file, await readFile(path.join(folder, file))];
}
