// @vitest-environment node
import { folderWith } from '@sayapatri/testing/temporaryFiles';
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
  const dist = await folderWith({
    'package.json': '{ "type": "module" }',
    'browser/.vite/manifest.json': '{}',
    'server/remote.js': source,
  });
  await expect(describeRelease(dist, { name: 'remote-visits', publicModule: './remote.ts' })).rejects.toThrow(
    sentence,
  );
});
