import { readdir } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { publishReleases } from '../release/publishReleases.ts';
import { readRegistry } from '../store/registry.ts';
import { blog, liveSite, release, standing, store } from '../testing/fakeSite.ts';
import { releaseHistory } from './releases.ts';
import { retire } from './retire.ts';
import { rollback } from './rollback.ts';

const origin = { commit: 'a'.repeat(40), author: 'Sample Author', message: 'Say it in fewer words' };

it('a dry run checks and tries everything, and leaves the site and the registry as they are', async () => {
  const site = await liveSite();
  const before = await standing(site);
  const sites = await readdir(site.sites);
  let tried: readonly string[] = [];
  const options = { doing: 'test', dryRun: true };
  const tryPages = async ({ pages }: { pages: readonly string[] }) => {
    tried = pages;
  };
  const stored = [await store(site, blog('new'))];
  expect(await publishReleases(site, stored, { ...options, tryPages })).toMatchObject({
    changed: true,
    rendered: ['/blogs', '/blogs/first'],
  });
  expect(tried).toEqual(['/blogs', '/blogs/first']);
  expect(await readdir(site.sites)).toEqual(sites);
  const bad = [await store(site, blog('throws'))];
  await expect(publishReleases(site, bad, options)).rejects.toThrow('Cannot read the price.');
  expect(await standing(site)).toEqual(before);

  await release(site, blog('newer'));
  const released = await standing(site);
  expect(await rollback(site, 'remote-blog', undefined, options)).toMatchObject({ changed: true });
  expect(await retire(site, 'remote-blog', '/about', options)).toMatchObject({
    addresses: ['/blogs', '/blogs/first'],
  });
  expect(await standing(site)).toEqual(released);
});

it('a release keeps the commit that it was built from, also when a rollback brings it back', async () => {
  const site = await liveSite();
  const stored = { ...(await store(site, blog('new'))), origin };
  await publishReleases(site, [stored], { doing: 'release' });
  await release(site, blog('newer'));
  await rollback(site, 'remote-blog', undefined, { doing: 'rollback' });
  const { live } = await readRegistry(site);
  const { 'remote-blog': [newest] = [] } = await releaseHistory(site, 'remote-blog');
  expect(newest).toMatchObject({ ...origin, version: live['remote-blog'], state: 'live' });
});
