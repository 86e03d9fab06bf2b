import { readdir, utimes } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Site } from '../releases/openSite.ts';
import { readRegistry } from '../releases/registry.ts';
import { withLive } from '../releases/registryChanges.ts';
import { shortVersion } from '../releases/versions.ts';
import {
  blog,
  contentsBelow,
  livePage,
  liveSite,
  release,
  shell,
  standing,
  store,
} from '../testing/fakeSite.ts';
import { publishReleases } from './publishReleases.ts';
import { rollback } from './rollback.ts';
import { updateLive } from './updateLive.ts';

const back = (site: Site, name = 'remote-blog', version?: string) => rollback(site, name, version);

/** The site without `/_/`, where the files of other versions stay available. */
async function documents({ current }: Site) {
  const files = await contentsBelow(current);
  return Object.fromEntries(Object.entries(files).filter(([file]) => !file.startsWith('_/')));
}

const articlesOf = async (site: Site) => /<p>(.*)<\/p>/.exec(await livePage(site, 'blogs/index.html'))?.[1];

describe('rolling back', () => {
  it('restores the former bytes, of a remote and of the shell', async () => {
    const site = await liveSite();
    const before = await documents(site);
    await release(site, blog('new'));
    expect(await back(site)).toMatchObject({ rendered: ['/blogs', '/blogs/first'] });
    expect(await documents(site)).toEqual(before);
    await release(site, shell('other frame'));
    await back(site, 'shell');
    expect(await documents(site)).toEqual(before);
  });

  it('goes one version further back each time, and skips versions that were rolled back', async () => {
    const site = await liveSite();
    for (const text of ['two', 'three']) await release(site, blog(text));
    await back(site);
    expect(await articlesOf(site)).toBe('two');
    await back(site);
    expect(await articlesOf(site)).toBe('articles');
    await release(site, blog('four'));
    await back(site);
    expect(await articlesOf(site)).toBe('articles');
  });

  it('takes a version from before a rule that it breaks', async () => {
    const site = await liveSite();
    const { release: old } = await store(site, blog('old', { files: { 'browser/feed.xml': '<feed/>' } }));
    await updateLive(site, (registry) => withLive(registry, old.name, old.version, new Date()));
    await release(site, blog('two'));
    await back(site);
    expect(await articlesOf(site)).toBe('old');
  });

  it('goes to the version that is named, by its first letters too', async () => {
    const site = await liveSite();
    const { live } = await readRegistry(site);
    for (const text of ['two', 'three']) await release(site, blog(text));
    await back(site, 'remote-blog', live['remote-blog']?.slice(0, 8));
    expect(await articlesOf(site)).toBe('articles');
  });

  it('stays in force through builds, until the package is released by name', async () => {
    const site = await liveSite();
    await release(site, blog('bad'));
    await back(site);
    const stored = [await store(site, blog('bad'))];
    await publishReleases(site, stored, { respectWithdrawn: true });
    expect(await articlesOf(site)).toBe('articles');
    await publishReleases(site, stored);
    expect(await articlesOf(site)).toBe('bad');
  });

  it('is refused with the list of versions where none can be gone back to', async () => {
    const site = await liveSite();
    const before = await standing(site);
    const { live } = await readRegistry(site);
    const version = shortVersion(live['remote-blog'] ?? '');
    await expect(back(site)).rejects.toThrow(
      `remote-blog has no former version to go back to by itself: name one of ${version} (live).`,
    );
    await expect(back(site, 'remote-blog', 'abc')).rejects.toThrow(
      `"abc" does not match exactly one kept version of remote-blog: name one of ${version} (live).`,
    );
    await expect(back(site, 'remote-shop')).rejects.toThrow(
      'remote-shop has never been released: there is shell, remote-blog, remote-destinations.',
    );
    expect(await standing(site)).toEqual(before);
  });
});

it('a stored release that no registry names is deleted after a day', async () => {
  const site = await liveSite();
  const { release: old } = await store(site, blog('never live'));
  const { release: fresh } = await store(site, blog('on its way'));
  const before = new Date(Date.now() - 25 * 3600_000);
  await utimes(path.join(site.root, 'releases', 'remote-blog', old.version), before, before);
  const { registry } = await release(site, blog('new'));
  const kept = registry.history['remote-blog']?.map(({ version }) => version) ?? [];
  expect((await readdir(path.join(site.root, 'releases', 'remote-blog'))).sort()).toEqual(
    [...kept, fresh.version].sort(),
  );
});
