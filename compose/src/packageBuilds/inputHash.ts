import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { projectRoot } from '../paths.ts';
import { repository } from '../repository.ts';
import { ignoring } from '../store/ignoring.ts';

const isInput = (file: string) =>
  !/\.(test|spec)\.tsx?$|(^|\/)(README\.md|dist|node_modules|testing)(\/|$)/.test(file);

/** A hash over every source file that can change the build of the package `name`. */
export async function inputHash(name: string): Promise<string> {
  const listed = await Promise.all([name, ...repository.commonInputs].map(listFiles));
  const files = listed.flat().sort();
  const contents = await Promise.all(files.map((file) => readFile(path.join(projectRoot, file))));
  const hash = createHash('sha256').update(process.version);
  for (const [index, content] of contents.entries()) hash.update(`${files[index]}\0`).update(content);
  return hash.digest('hex');
}

/** All files below a path, none where there is nothing; both are relative to the project's root. */
async function listFiles(from: string): Promise<string[]> {
  const absolute = path.join(projectRoot, from);
  const found = await stat(absolute).catch(ignoring('ENOENT'));
  if (found === undefined) return [];
  if (found.isFile()) return [from];
  const entries = await readdir(absolute, { withFileTypes: true });
  const below = entries
    .filter((entry) => entry.isFile() || entry.isDirectory())
    .map((entry) => ({ entry, file: `${from}/${entry.name}` }))
    .filter(({ file }) => isInput(file))
    .map(({ entry, file }) => (entry.isFile() ? [file] : listFiles(file)));
  return (await Promise.all(below)).flat();
}
