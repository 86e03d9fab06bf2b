/** e2e/thorough/outside.spec.ts tests that the skeleton builds, passes its own checks and goes live. */
import { mkdir, mkdtemp, readdir } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { refusalOf } from '../testing/refusalOf.ts';
import { newRemote } from './newRemote.ts';

it.each([
  ['remote-../shell', /^"remote-..\/shell" can't be the name of a remote: use remote- and then words/],
  ['remote-blog', /^remote-blog exists already: choose another name, or remove it first\.$/],
])('a new remote of the name %s is refused, with nothing written', async (name, sentence) => {
  const root = await mkdtemp(path.join(os.tmpdir(), 'project-'));
  await mkdir(path.join(root, 'remote-blog'));
  expect(await refusalOf(() => newRemote(name, root))).toMatch(sentence);
  expect(await readdir(root, { recursive: true })).toEqual(['remote-blog']);
});
