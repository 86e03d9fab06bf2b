/** Production and staging in one store: each has its own site and registry, and both share the releases. */
import { readdir, utimes } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { openSite, type Site } from '../releases/openSite.ts';
import { readRegistry } from '../releases/registry.ts';
import { blog, guides, livePage, liveSite, release, standing, store } from '../testing/fakeSite.ts';
import { liveInStaging } from './promote.ts';
import { publishReleases } from './publishReleases.ts';
import { rollback } from './rollback.ts';

const words = (site: Site, page: string) => livePage(site, `${page}/index.html`);
const noindex = '<meta name="robots" content="noindex">';

it('a release to staging leaves production as it is, and its promotion brings the very same files', async () => {
  const production = await liveSite();
  const stood = await standing(production);
  const staging = openSite(production.root, 'staging');
  const origin = { commit: 'a'.repeat(40), author: 'Sample Author', message: 'Say it in fewer words' };
  const stored = { ...(await store(staging, blog('new'))), origin };
  await publishReleases(staging, [stored]);
  expect(await standing(production)).toEqual(stood);
  // Packages never released to staging come from production.
  expect(await words(staging, 'study-in-japan')).toContain('guides');
  expect(await words(staging, 'blogs')).toContain('<p>new</p>');
  expect(await words(staging, 'blogs')).toContain(noindex);
  expect(await livePage(staging, 'sitemap.xml')).not.toContain('<loc>');

  const promoted = await liveInStaging(production, ['remote-blog']);
  expect(promoted).toMatchObject([{ folder: stored.folder, origin }]);
  await publishReleases(production, promoted);
  expect(await words(production, 'blogs')).toContain('<p>new</p>');
  expect(await words(production, 'blogs')).not.toContain(noindex);
  expect((await readRegistry(production)).history['remote-blog']?.[0]).toMatchObject(origin);

  await release(staging, blog('newer'));
  await rollback(staging, 'remote-blog');
  expect((await readRegistry(staging)).live).toEqual((await readRegistry(production)).live);
  await expect(liveInStaging(production, ['remote-x'])).rejects.toThrow(
    'remote-x is not live in staging: run `pnpm release remote-x --to staging` first.',
  );
});

it('only releases that neither of them needs are deleted', async () => {
  const production = await liveSite();
  await release(openSite(production.root, 'staging'), blog('staged'));
  const folder = path.join(production.root, 'releases/remote-blog');
  const kept = await readdir(folder);
  const { folder: unnamed } = await store(production, blog('never live'));
  for (const version of await readdir(folder)) await utimes(path.join(folder, version), 0, 0);
  await release(production, guides('new'));
  expect((await readdir(folder)).sort()).toEqual(kept.sort());
  expect(kept).not.toContain(path.basename(unnamed));
});
