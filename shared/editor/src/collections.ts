/** Finds what can be edited: the content files of all packages, with the schemas that their builds check them by. */
import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { factsFileSchema } from '@sayapatri/facts/schema';
import { brandSchema } from '@sayapatri/facts/schema/brand';
import { coloursSchema } from '@sayapatri/facts/schema/colours';
import type { Collections } from '@sayapatri/facts/schema/faults';

/** A package with the schemas of its content files. */
export interface ContentPackage {
  /** Its folder from the repository's root, such as `shared/facts`. */
  folder: string;
  /** Its files below `src`. */
  files: readonly string[];
  /** By paths below `src`, such as `content/faq.json`; a `*` in a path stands for any name. */
  schemas: Collections;
}

/** The packages below `root`, the repository, that have content. Rejects where a package's schemas can't be loaded. */
export async function contentPackages(root: string): Promise<ContentPackage[]> {
  const remotes = (await readdir(root)).filter((name) => name.startsWith('remote-')).sort();
  return Promise.all(
    ['shell', 'shared/facts', ...remotes].map(async (folder) => {
      const src = path.join(root, folder, 'src');
      const files = (await readdir(src, { recursive: true })).map((file) => file.replaceAll(path.sep, '/'));
      return { folder, files, schemas: await schemasOf(src, files) };
    }),
  );
}

async function schemasOf(src: string, files: readonly string[]): Promise<Collections> {
  const checkedByBuild = Object.entries(await load(path.join(src, 'schema/collections.ts')));
  const factsFiles = files.filter((file) => path.posix.basename(file) === 'facts.json');
  return {
    ...Object.fromEntries(checkedByBuild.map(([file, schema]) => [`content/${file}`, schema])),
    ...(await load(path.join(src, 'schema/formSchemas.ts'))),
    ...Object.fromEntries(factsFiles.map((file) => [file, factsFileSchema])),
    ...(files.includes('brand/brand.json') && {
      'brand/brand.json': brandSchema,
      'brand/colours.json': coloursSchema,
    }),
  };
}

const load = async (file: string): Promise<Collections> =>
  existsSync(file) ? (await import(/* @vite-ignore */ pathToFileURL(file).href)).default : {};
