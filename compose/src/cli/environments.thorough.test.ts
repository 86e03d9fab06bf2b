/** Production, staging and previews in one store: each has its own site and registry, and all share the releases. */
import { readdir, utimes } from 'node:fs/promises';
import path from 'node:path';
import { UsageError } from '@sayapatri/contract/userError';
import { expect, it } from 'vitest';
import { type Environment, environmentNamed } from '../environments.ts';
import { openSite, type Site } from '../releases/openSite.ts';
import { previewDays, removeOldPreviews, removePreview } from '../releases/previews.ts';
import { readRegistry } from '../releases/registry.ts';
import { blog, guides, livePage, liveSite, release, shell, standing, store } from '../testing/fakeSite.ts';
import { liveIn } from './promote.ts';
import { publishReleases } from './publishReleases.ts';
import { rollback } from './rollback.ts';

const sibling = ({ root }: Site, environment: Environment) => openSite(root, environment);
const words = (site: Site, page: string) => livePage(site, `${page}/index.html`);
const noindex = '<meta name="robots" content="noindex">';

it('a release to staging leaves production as it is, and its promotion brings the very same files', async () => {
  const production = await liveSite();
  const stood = await standing(production);
  const staging = sibling(production, 'staging');
  const origin = { commit: 'a'.repeat(40), author: 'Sample Author', message: 'Say it in fewer words' };
  const stored = { ...(await store(staging, blog('new'))), origin };
  await publishReleases(staging, [stored]);
  expect(await standing(production)).toEqual(stood);
  // Packages never released to staging come from production.
  expect(await words(staging, 'study-in-japan')).toContain('guides');
  expect(await words(staging, 'blogs')).toContain('<p>new</p>');
  expect(await words(staging, 'blogs')).toContain(noindex);
  expect(await livePage(staging, 'sitemap.xml')).not.toContain('<loc>');

  const promoted = await liveIn(staging, ['remote-blog']);
  expect(promoted).toMatchObject([{ folder: stored.folder, origin }]);
  await publishReleases(production, promoted);
  expect(await words(production, 'blogs')).toContain('<p>new</p>');
  expect(await words(production, 'blogs')).not.toContain(noindex);
  expect((await readRegistry(production)).history['remote-blog']?.[0]).toMatchObject(origin);

  await release(staging, blog('newer'));
  await rollback(staging, 'remote-blog');
  expect((await readRegistry(staging)).live).toEqual((await readRegistry(production)).live);
  await expect(liveIn(staging, ['remote-x'])).rejects.toThrow(
    'remote-x is not live in staging: run `pnpm release remote-x --to staging` first.',
  );
});

it('a preview shows its own releases and else production’s, with a bar, and follows production', async () => {
  const production = await liveSite();
  const preview = sibling(production, 'preview/new-words');
  let tried: readonly string[] = [];
  const tryPages = async ({ pages }: { pages: readonly string[] }) => {
    tried = pages;
  };
  const stood = await standing(production);
  await publishReleases(preview, [await store(preview, blog('new'))], { tryPages });
  expect(await standing(production)).toEqual(stood);
  // The bar has every page written, but those of production's releases were tried there.
  expect(tried).toEqual(['/blogs', '/blogs/first']);
  await release(preview, guides('new guides'));
  const home = await livePage(preview, 'index.html');
  expect(home).toContain('Preview new-words, not the live site: with remote-blog, remote-destinations');
  expect(home).toContain(noindex);
  expect(await words(preview, 'blogs')).toContain('<p>new</p>');
  expect(await words(preview, 'study-in-japan')).toContain('new guides');

  await release(production, shell('new frame'), blog('released meanwhile'));
  await release(preview, guides('newer guides'));
  expect(await livePage(preview, 'index.html')).toContain('new frame');
  expect(await words(preview, 'blogs')).toContain('<p>new</p>');
  expect(await livePage(production, 'index.html')).not.toContain('Preview');
});

it('a preview exists even if all its releases are live already', async () => {
  const production = await liveSite();
  const preview = sibling(production, 'preview/same');
  await release(preview, blog());
  await removeOldPreviews(production, new Date());
  expect(await words(preview, 'blogs')).toContain('Preview same');
});

it('a preview is deleted when it is retired, or 14 days after the last release to it', async () => {
  const production = await liveSite();
  const previews = async () => readdir(path.join(production.root, 'preview')).catch(() => []);
  for (const name of ['one', 'two']) await release(sibling(production, `preview/${name}`), blog(name));
  const removeOne = () => removePreview(sibling(production, 'preview/one'));
  await removeOne();
  expect(await previews()).toEqual(['two']);
  await expect(removeOne()).rejects.toThrow('There is no preview/one: the previews are preview/two.');
  const daysLater = (days: number) => new Date(Date.now() + days * 24 * 3600_000);
  await removeOldPreviews(production, daysLater(previewDays - 0.01));
  expect(await previews()).toEqual(['two']);
  await removeOldPreviews(production, daysLater(previewDays));
  expect(await previews()).toEqual([]);
});

it('only releases that no environment needs are deleted', async () => {
  const production = await liveSite();
  const staging = sibling(production, 'staging');
  const preview = sibling(production, 'preview/new-words');
  await release(staging, blog('staged'));
  await release(preview, blog('previewed'));
  const folder = path.join(production.root, 'releases/remote-blog');
  const kept = await readdir(folder);
  const { folder: unnamed } = await store(production, blog('never live'));
  for (const version of await readdir(folder)) await utimes(path.join(folder, version), 0, 0);
  await release(production, guides('new'));
  expect((await readdir(folder)).sort()).toEqual(kept.sort());
  expect(kept).not.toContain(path.basename(unnamed));
});

it.each(['', 'preview', 'preview/', 'preview/../x', 'preview/A', 'preview/a/b', 'live', 'preview/-'])(
  'there is no environment "%s"',
  (name) => {
    expect(() => environmentNamed(name)).toThrow(UsageError);
  },
);
