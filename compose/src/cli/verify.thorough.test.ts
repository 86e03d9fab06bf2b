import { realpath, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { contentsBelow, liveSite } from '../testing/fakeSite.ts';
import { verify } from './verify.ts';

it('verifying names every file that differs, and repairs it', async () => {
  const site = await liveSite();
  const before = await contentsBelow(site.current);
  const releases = await contentsBelow(path.join(site.root, 'releases'));
  const live = await realpath(site.current);
  await rm(path.join(live, 'about/index.html'));
  await rm(path.join(live, 'blogs/index.html'));
  await writeFile(path.join(live, 'blogs/index.html'), 'Other words');
  await writeFile(path.join(live, 'robots.txt'), 'Disallow: /');
  await writeFile(path.join(live, 'left.html'), '');
  const faults = [
    'missing: about/index.html',
    'different: blogs/index.html',
    'different: robots.txt',
    'surplus: left.html',
  ];
  expect((await verify(site)).faults.sort()).toEqual(faults.sort());
  expect((await verify(site, { repair: true })).faults.sort()).toEqual(faults.sort());
  expect((await verify(site)).faults).toEqual([]);
  expect(await contentsBelow(site.current)).toEqual(before);
  expect(await contentsBelow(path.join(site.root, 'releases'))).toEqual(releases);
});

it('verifying reports a live site that is not the one the registry names', async () => {
  const site = await liveSite();
  await rm(site.current);
  await expect(verify(site)).rejects.toThrow(
    'The live site is not composed from the versions that the registry names: run `pnpm compose`.',
  );
});
