import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { factsOf } from '@sayapatri/facts/file';
import { UserError } from '@sayapatri/hosting/userError';
import { contentRules, isFactsFile } from './collections.ts';
import { refuseLinks } from './links.ts';

/**
 * Checks a package's content by the package's own rules, with `source` as the text of `file`, or without `file` where
 * `source` is undefined. Rejects with a UserError that has a line for each fault.
 */
export async function checkContent(
  root: string,
  name: string,
  file: string,
  source: string | undefined,
): Promise<void> {
  if (source !== undefined && isFactsFile(file)) checkFigures(source, file);
  await refuseLinks(root, `${name}/src`);
  const rules = await contentRules(root, name);
  if (rules === undefined) return;
  const copy = await mkdtemp(path.join(tmpdir(), 'editor-'));
  try {
    await cp(path.join(root, name, 'src'), copy, {
      recursive: true,
      filter: (from) => !/\.tsx?$/.test(from),
    });
    const inCopy = path.join(copy, file.slice(`${name}/src/`.length));
    await (source === undefined ? rm(inCopy) : writeFile(inCopy, source));
    const faults = await rules.default(copy);
    if (faults.length > 0) throw new UserError(faults.join('\n'));
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}

function checkFigures(source: string, file: string): void {
  try {
    factsOf(JSON.parse(source), file);
  } catch (error) {
    throw new UserError((error as Error).message);
  }
}
