import { expect, test } from 'vitest';
import { blog, emptySite, guides, release, shell } from '../testing/fakeSite.ts';
import { matrix, matrixLines } from './matrix.ts';

const built = (react: string) => ({ react, '@mui/material': '9.5.0', '@sayapatri/build': '1.0.0' });

test('the matrix lists what each live release was built with, and the remotes that block each step of the shell', async () => {
  const site = await emptySite();
  await release(
    site,
    shell('frame', { release: { contract: 2, oldestContract: 1, builtWith: built('19.3.1') } }),
    blog('articles', { release: { contract: 2, builtWith: built('19.3.1') } }),
    guides(),
  );
  const found = await matrix(site);
  const lines = matrixLines(found).map((line) => line.replace(/ [0-9a-f]{12} /, ' v '));
  expect(lines).toEqual([
    'package              version       contract  shared  React     MUI       kit',
    'shell                v  1 to 2    1.2.0   19.3.1    9.5.0     1.0.0',
    'remote-blog          v  2         1.2.0   19.3.1    9.5.0     1.0.0',
    'remote-destinations  v  1         1.2.0   not said  not said  not said',
    '',
    'a shell that no longer supports contract 1: first, or together, remote-destinations',
    'shared 2.0.0: first, or together, remote-blog, remote-destinations',
    'react 20.0.0: first, or together, remote-blog, remote-destinations',
    '@mui/material 10.0.0: first, or together, remote-blog, remote-destinations',
  ]);
});

test('a remote that supports the newest contract does not block the end of the one before', async () => {
  const site = await emptySite();
  const next = { contract: 3, oldestContract: 2 };
  await release(site, shell('frame', { release: next }), blog('articles', { release: next }));
  const [contract] = (await matrix(site)).upgrades;
  expect(contract).toEqual({ step: 'a shell that no longer supports contract 2', blockedBy: [] });
});
