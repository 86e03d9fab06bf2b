// @vitest-environment node
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { remoteEntryPlugin } from './remoteEntry.ts';

test('a build in which the federation plugin writes no remoteEntry is refused', async () => {
  const root = await mkdtemp(path.join(tmpdir(), 'remote-'));
  onTestFinished(() => rm(root, { recursive: true }));
  const input = path.join(root, 'remote.js');
  await writeFile(input, 'export default {};');
  const built = build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [remoteEntryPlugin('remote.js')],
    build: { write: false, rollupOptions: { input } },
  });
  await expect(built).rejects.toThrow('The federation plugin writes no remoteEntry');
});
