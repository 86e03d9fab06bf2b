// @vitest-environment node
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
// biome-ignore lint/style/noRestrictedImports: the federation plugin's output is what this test is about
import { federation } from '@module-federation/vite';
import { build, type PluginOption } from 'vite';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { remoteEntryPlugin } from './remoteEntry.ts';
import { sharedByRemote } from './sharing.ts';

// The federation plugin does nothing in tests.
beforeEach(() => {
  vi.stubEnv('VITEST', undefined);
  vi.stubEnv('NODE_ENV', 'production');
});
afterEach(() => vi.unstubAllEnvs());

/** Builds a remote whose public module is the list of what it imports; returns the module of its remoteEntry. */
async function buildRemote(...plugins: PluginOption[]) {
  // Below this package, because the federation plugin looks for the shared packages from the remote's folder upwards.
  const root = await mkdtemp(path.join(import.meta.dirname, '../node_modules/.remote-'));
  onTestFinished(() => rm(root, { recursive: true }));
  await mkdir(path.join(root, 'src'));
  await writeFile(
    path.join(root, 'src/remote.js'),
    "import react, { useState } from 'react'; import { Box } from '@sayapatri/design'; export default [react, useState, Box];",
  );
  await writeFile(path.join(root, 'package.json'), '{ "type": "module" }');
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    base: './',
    plugins: [remoteEntryPlugin('src/remote.js'), plugins],
    build: { target: 'es2022', modulePreload: false, rollupOptions: { input: 'src/remote.js' } },
  });
  return import(/* @vite-ignore */ path.join(root, 'dist/remoteEntry.js'));
}

test('a remote is a container that takes what is shared from its host, and brings none of it', async () => {
  const { init, get } = await buildRemote(
    federation({
      name: 'remote',
      filename: 'remoteEntry.js',
      exposes: { './remote': './src/remote.js' },
      shared: sharedByRemote,
      dts: false,
    }),
  );
  const react = { useState: 'state of the host' };
  const given = (module: unknown) => ({ '1.0.0': { lib: () => module } });
  await expect(init({ react: given(react) })).rejects.toThrow('The host provides no react/jsx-runtime.');
  await init({
    react: given(react),
    'react/jsx-runtime': given({}),
    '@sayapatri/design': given({ Box: 'box' }),
  });
  expect((await get('./remote'))().default).toEqual([react, 'state of the host', 'box']);
  await expect(get('./other')).rejects.toThrow('This remote exposes ./remote and no ./other.');
});

test('a build in which the federation plugin writes no remoteEntry is refused', async () => {
  await expect(buildRemote()).rejects.toThrow('The federation plugin writes no remoteEntry');
});
