import { mkdir, readdir, rm, utimes } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Layout } from '../paths.ts';
import { readRegistry } from '../store/registry.ts';
import {
  blog,
  contentsBelow,
  livePage,
  liveStore,
  release,
  shell,
  standing,
  store,
} from '../testing/fakeSite.ts';
import { makeLive } from './makeLive.ts';
import { releaseHistory } from './releaseHistory.ts';
import { rollback } from './rollback.ts';

const back = (places: Layout, name = 'remote-blog', version?: string) =>
  rollback(places, name, version, { doing: 'rollback' });

/** Pages and the like: the files of further versions stay reachable below `/_/`. */
async function documents({ current }: Layout) {
  const files = await contentsBelow(current);
  return Object.fromEntries(Object.entries(files).filter(([file]) => !file.startsWith('_/')));
}

const articlesOf = async (places: Layout) =>
  /<p>(.*)<\/p>/.exec(await livePage(places, 'blogs/index.html'))?.[1];

describe('rolling back', () => {
  it('restores the former bytes, of one remote as of the shell', async () => {
    const places = await liveStore();
    const before = await documents(places);
    await release(places, blog('new'));
    expect(await back(places)).toMatchObject({ rendered: ['/blogs', '/blogs/first'] });
    expect(await documents(places)).toEqual(before);
    await release(places, shell('other frame'));
    await back(places, 'shell');
    expect(await documents(places)).toEqual(before);
  });

  it('keeps the files that tabs with the newer version may still ask for', async () => {
    const places = await liveStore();
    await release(places, blog('new'));
    const newer = Object.keys(await contentsBelow(places.current)).filter((file) => file.startsWith('_/'));
    await back(places);
    expect(Object.keys(await contentsBelow(places.current))).toEqual(expect.arrayContaining(newer));
  });

  it('goes one further back each time, and past what was rolled back', async () => {
    const places = await liveStore();
    for (const text of ['two', 'three']) await release(places, blog(text));
    await back(places);
    expect(await articlesOf(places)).toBe('two');
    await back(places);
    expect(await articlesOf(places)).toBe('articles');
    await release(places, blog('four'));
    await back(places);
    expect(await articlesOf(places)).toBe('articles');
  });

  it('goes to the version that is named, by its first letters too', async () => {
    const places = await liveStore();
    const { live } = await readRegistry(places);
    for (const text of ['two', 'three']) await release(places, blog(text));
    await back(places, 'remote-blog', live['remote-blog']?.slice(0, 8));
    expect(await articlesOf(places)).toBe('articles');
  });

  it('holds until the package is released by name, whatever is built meanwhile', async () => {
    const places = await liveStore();
    await release(places, blog('bad'));
    await back(places);
    const stored = [await store(places, blog('bad'))];
    await makeLive(places, stored, { doing: 'build', respectWithdrawn: true });
    expect(await articlesOf(places)).toBe('articles');
    await makeLive(places, stored, { doing: 'release' });
    expect(await articlesOf(places)).toBe('bad');
  });

  it('is refused with the list where there is nothing to go back to', async () => {
    const places = await liveStore();
    const before = await standing(places);
    const { live } = await readRegistry(places);
    await expect(back(places)).rejects.toThrow(
      `remote-blog has no former version to go back to by itself: name one of ${live['remote-blog']} (live).`,
    );
    await expect(back(places, 'remote-blog', 'abc')).rejects.toThrow(
      `abc is not one kept version of remote-blog: name one of ${live['remote-blog']} (live).`,
    );
    await expect(back(places, 'remote-shop')).rejects.toThrow(
      'remote-shop has never been released: there is shell, remote-blog, remote-destinations.',
    );
    expect(await standing(places)).toEqual(before);
  });

  it('is refused when the store has lost that version', async () => {
    const places = await liveStore();
    const { live } = await readRegistry(places);
    await release(places, blog('new'));
    await rm(path.join(places.root, 'releases', 'remote-blog', live['remote-blog'] ?? ''), {
      recursive: true,
    });
    const before = await standing(places);
    await expect(back(places)).rejects.toThrow(
      /The registry names release \w+ of remote-blog, which is not in/,
    );
    expect(await standing(places)).toEqual(before);
    const { 'remote-blog': entries } = await releaseHistory(places, 'remote-blog');
    expect(entries?.map(({ state, content }) => [state, content?.pages.length])).toEqual([
      ['live', 2],
      ['former', undefined],
    ]);
  });
});

it('of killed releases, what nothing names is cleared away after a day', async () => {
  const places = await liveStore();
  const { release: old } = await store(places, blog('never live'));
  const { release: fresh } = await store(places, blog('on its way'));
  const before = new Date(Date.now() - 25 * 3600_000);
  const others = path.join(places.root, 'releases', 'other-software', '1.0');
  await mkdir(others, { recursive: true });
  await utimes(others, before, before);
  await utimes(path.join(places.root, 'releases', 'remote-blog', old.version), before, before);
  const { registry } = await release(places, blog('new'));
  const kept = registry.history['remote-blog']?.map(({ version }) => version) ?? [];
  expect((await readdir(path.join(places.root, 'releases', 'remote-blog'))).sort()).toEqual(
    [...kept, fresh.version].sort(),
  );
  expect(await readdir(others)).toEqual([]);
});
