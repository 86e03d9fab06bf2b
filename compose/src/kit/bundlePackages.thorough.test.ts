import { mkdtemp, readdir, readFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { bundlePackages } from './bundlePackages.ts';

test('a bundled package keeps its name, version, licence and dependencies, and only the files in use', async () => {
  const stage = await mkdtemp(path.join(os.tmpdir(), 'bundled-'));
  const code = "import { parse } from 'parse5'; const axe = resolve('axe-core/axe.min.js');";
  const used = { from: ['compose'], isOfCommands: true, code, declarations: [] };
  await bundlePackages(stage, ['axe-core', 'parse5'], used);
  const folder = path.join(stage, 'node_modules');
  expect((await readdir(folder)).sort()).toEqual(['axe-core', 'entities', 'parse5']);
  const { name, version, license, dependencies, ...others } = JSON.parse(
    await readFile(path.join(folder, 'parse5/package.json'), 'utf8'),
  );
  expect({ name, version, license }).toEqual({ name: 'parse5', version: '8.1.1', license: 'MIT' });
  expect(Object.keys(dependencies)).toEqual(['entities']);
  for (const field of ['devDependencies', 'scripts', 'bin']) expect(others).not.toHaveProperty(field);
  const files = await readdir(folder, { recursive: true });
  expect(files).toEqual(
    expect.arrayContaining(['axe-core/axe.min.js', 'parse5/LICENSE', 'parse5/dist/index.js']),
  );
  expect(files.filter((file) => /\.d\.ts$|\.map$/.test(file))).toEqual([]);
});
