// @vitest-environment node
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { describeRelease } from './describeRelease.ts';

it.each([
  [
    'calls itself by another package’s name',
    "export default { name: 'remote-blog', pages: [] };",
    "./remote.ts calls itself remote-blog: give defineRemote this package's name, remote-visits.",
  ],
  ['exports nothing', 'export {};', './remote.ts has no default export: export what defineRemote returns.'],
])('a build is refused whose public module %s', async (_, source, sentence) => {
  const dist = await mkdtemp(path.join(tmpdir(), 'build-'));
  const files = {
    'package.json': '{ "type": "module" }',
    'browser/.vite/manifest.json': '{}',
    'server/remote.js': source,
  };
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.join(dist, path.dirname(file)), { recursive: true });
    await writeFile(path.join(dist, file), text);
  }
  await expect(describeRelease(dist, { name: 'remote-visits', publicModule: './remote.ts' })).rejects.toThrow(
    sentence,
  );
});
