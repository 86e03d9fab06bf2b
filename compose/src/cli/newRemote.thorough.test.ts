/** e2e/thorough/outside.spec.ts tests that the skeleton builds, passes its own checks and goes live. */
import { readdir } from 'node:fs/promises';
import { folderWith } from '@sayapatri/testing/temporaryFiles';
import { expect, it } from 'vitest';
import { refusalOf } from '../testing/refusalOf.ts';
import { newRemote } from './newRemote.ts';

it.each([
  ['remote-../shell', /^"remote-..\/shell" can't be the name of a remote: use remote- and then words/],
  ['remote-blog', /^remote-blog exists already: choose another name, or remove it first\.$/],
])('a new remote of the name %s is refused, with nothing written', async (name, sentence) => {
  const files = ['remote-blog', 'remote-blog/README.md'];
  const root = await folderWith({ 'remote-blog/README.md': '' });
  expect(await refusalOf(() => newRemote(name, root))).toMatch(sentence);
  expect(await readdir(root, { recursive: true })).toEqual(files);
});
