/** Remotes of other repositories rely on the packages' public types, so each change of them is recorded. */
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { projectRoot } from '../paths.ts';
import { compile } from './compileKit.ts';
import { entriesOf, type KitPackage, kitPackages } from './kitPackages.ts';

/** The preset is exported by a script that reads its sources. */
const modulesOf = (one: KitPackage) =>
  one.folder === 'shared/build' ? ['shared/build/src/preset.ts'] : entriesOf(one);

const packages = (await kitPackages()).filter((one) => modulesOf(one).length > 0);
let work: string;

beforeAll(async () => {
  work = await mkdtemp(path.join(projectRoot, 'compose/node_modules/.types-'));
  await compile(work, packages.flatMap(modulesOf), { emitDeclarationOnly: true, removeComments: true });
});
afterAll(() => rm(work, { recursive: true, force: true }));

const declarationOf = (source: string) => source.replace(/\.tsx?$/, '.d.ts');

/** The types of a module and of all in its package that they name, added to `found` by path in the package. */
async function addTypes(folder: string, source: string, found: Map<string, string>): Promise<void> {
  const file = path.join(work, 'built', declarationOf(source));
  const name = path.relative(folder, source);
  if (found.has(name) || !existsSync(file)) return;
  const text = await readFile(file, 'utf8');
  found.set(name, text);
  for (const [, named = ''] of text.matchAll(/(?:from |import\()['"](\.[^'"]+)['"]/g))
    await addTypes(folder, path.join(path.dirname(source), named), found);
}

async function publicTypes(one: KitPackage): Promise<string> {
  const found = new Map<string, string>();
  for (const entry of modulesOf(one)) await addTypes(one.folder, entry, found);
  const files = [...found].sort(([first], [second]) => (first < second ? -1 : 1));
  const parts = files.map(([name, text]) => `// ${name}\n${text.trim()}\n`);
  return `// ${one.name} ${one.json.version}: ${Object.keys(one.json.exports ?? {}).join(' ')}\n\n${parts.join('\n')}`;
}

describe('the public types of a package are those on record: run with --update, and mention the change in docs/CHANGELOG.md', () => {
  test.each(packages.map((one) => [one.name, one] as const))('%s', async (name, one) => {
    const record = path.join(import.meta.dirname, `publicTypes/${name.split('/')[1]}.txt`);
    await expect(await publicTypes(one)).toMatchFileSnapshot(record);
  });
});
