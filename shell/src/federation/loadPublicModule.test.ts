// @vitest-environment node
import type { ShareScope } from '@sayapatri/contract/takeShared';
import * as react from 'react';
import { expect, test } from 'vitest';
import { loadPublicModule } from './loadPublicModule.ts';

/** Address of a remoteEntry with this text. */
const entryOf = (text: string) => `data:text/javascript,${encodeURIComponent(text)}`;

/** Text of a container that exposes `exposed`, a JavaScript expression. */
const containerOf = (exposed: string) => `
  export let given;
  export const init = (shared) => { given = shared; };
  export const get = async (name) => () => ({ default: name === './remote' ? ${exposed} : undefined });
`;

test('a container gets the loaded shared modules before its public module is taken', async () => {
  const entry = entryOf(containerOf("{ name: Object.keys(given).join(' '), modules: {} }"));
  const remote = await loadPublicModule('remote-blog', entry);
  expect(remote.name.split(' ')).toEqual(
    expect.arrayContaining(['react', 'react-router-dom', '@mui/material/styles', '@sayapatri/design']),
  );
  const { given }: { given: ShareScope } = await import(/* @vite-ignore */ entry);
  const version = given.react?.[react.version];
  expect(version).toMatchObject({ loaded: true, from: 'shell' });
  expect(version?.lib?.()).toBe(react);
  expect((await version?.get?.())?.()).toBe(react);
});

test('a container that takes time to begin is waited for', async () => {
  const entry = entryOf(`
    let ready = false;
    export const init = () => new Promise((resolve) => setTimeout(() => { ready = true; resolve(); }));
    export const get = async () => () => ({ default: { name: String(ready), modules: {} } });
  `);
  expect((await loadPublicModule('remote-blog', entry)).name).toBe('true');
});

test.each([
  ['has no public module', containerOf('undefined'), 'remote-blog exposes no remote.'],
  ['can’t begin', "export const init = () => { throw Error('No React.'); };", 'No React.'],
  ['is no script', '}{', "Unexpected token '}'"],
])('a remoteEntry that %s is refused', async (_, text, reason) => {
  await expect(loadPublicModule('remote-blog', entryOf(text))).rejects.toThrow(reason);
});
