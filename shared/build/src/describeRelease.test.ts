// @vitest-environment node
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { describeRelease } from './describeRelease.ts';

it('a build that calls itself by another package’s name is refused', async () => {
  const dist = await mkdtemp(path.join(tmpdir(), 'build-'));
  const files = {
    'package.json': '{ "type": "module" }',
    'browser/.vite/manifest.json': '{}',
    'server/remote.js': "export default { name: 'remote-blog', pages: [] };",
  };
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.join(dist, path.dirname(file)), { recursive: true });
    await writeFile(path.join(dist, file), text);
  }
  await expect(describeRelease(dist, { name: 'remote-visits', publicModule: './remote.ts' })).rejects.toThrow(
    "./remote.ts calls itself remote-blog: give defineRemote this package's name, remote-visits.",
  );
});
