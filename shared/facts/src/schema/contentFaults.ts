/** Finds the faults of content files, in Node: for each build and for the unit tests. */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { slugPattern, slugRule } from './fields.ts';
import { readMarkdown } from './frontMatter.ts';

/**
 * The schema of each content file by its path; `staff/*.json` stands for each file of a folder. The schema of a Markdown
 * file is for its front matter.
 */
export type Collections = Readonly<Record<string, v.GenericSchema>>;

/**
 * The faults of the JSON and Markdown files below `folder`, a sentence each that names file and field, e.g. `staff/asha.json: role is
 * missing`; none if every file is as its schema says. A file without a schema, or a missing one, is a fault too.
 */
export async function contentFaults(folder: string, collections: Collections): Promise<string[]> {
  const files = (await readdir(folder, { recursive: true }))
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => /\.(json|md)$/.test(file))
    .sort();
  const missing = Object.keys(collections).filter((file) => !file.includes('*') && !files.includes(file));
  const found = await Promise.all(
    files.map(async (file) => {
      const { dir, name, ext } = path.posix.parse(file);
      const ofFolder = collections[path.posix.join(dir, `*${ext}`)];
      const schema = collections[file] ?? ofFolder;
      if (schema === undefined) return [`${file}: no content is expected in this file`];
      if (ofFolder && !slugPattern.test(name)) return [`${file}: the file’s name ${slugRule}`];
      return fileFaults(file, await readFile(path.join(folder, file), 'utf8'), schema);
    }),
  );
  return [...missing.map((file) => `${file}: the file is missing`), ...found.flat()];
}

/** The faults of one file, as `contentFaults` words them. */
export function fileFaults(file: string, source: string, schema: v.GenericSchema): string[] {
  try {
    return faultsOf(file, file.endsWith('.md') ? readMarkdown(source).fields : parseJson(source), schema);
  } catch (error) {
    return (error as Error).message.split('\n').map((line) => `${file}: ${line}`);
  }
}

function parseJson(source: string): unknown {
  try {
    return JSON.parse(source);
  } catch (error) {
    throw new Error(`this is not valid JSON (${(error as Error).message})`);
  }
}

/** The faults of a value that was read from `file`. */
export function faultsOf(file: string, value: unknown, schema: v.GenericSchema): string[] {
  const { issues = [] } = v.safeParse(schema, value, { abortPipeEarly: true });
  return issues.map(({ path: keys = [], message }) => `${file}: ${fieldName(keys)} ${message}`);
}

/** `cards, entry 2, icon`: people count from one. */
function fieldName(keys: readonly { key: unknown }[]): string {
  if (keys.length === 0) return 'the content';
  return keys.map(({ key }) => (typeof key === 'number' ? `entry ${key + 1}` : String(key))).join(', ');
}
