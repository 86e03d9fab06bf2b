/** Tests that every kind of store must pass. */
import { randomUUID } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { UserError } from '@sayapatri/contract/userError';
import { folderWith } from '@sayapatri/testing/temporaryFiles';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openSite, type Site } from '../releases/openSite.ts';
import type { Store } from '../releases/store.ts';
import type { S3Server } from './cephServer.ts';

/** Two commands that share one folder. */
async function sharingFolder(): Promise<[Site, Site]> {
  const root = await folderWith();
  return [openSite(root), openSite(root)];
}

/** Two machines, each with its own folder, that share a place in a bucket, which RELEASE_STORE names until the test ends. */
async function sharingBucket({ env }: S3Server): Promise<[Site, Site]> {
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  vi.stubEnv('RELEASE_STORE', `s3://releases/${randomUUID()}`);
  return [openSite(await folderWith()), openSite(await folderWith())];
}

/** A small build to store. */
const prefix = 'releases/remote-blog/0123456789ab';
const code = 'browser/page-12345678.js';
const build = {
  'release.json': '{}',
  [code]: '{};',
  'server/remote.js': 'default 1;',
};
const filesOf = (contents: Record<string, string>) =>
  Object.keys(contents).filter((file) => file !== 'release.json');

const add = async (store: Store, contents: Record<string, string> = build) =>
  store.add(prefix, await folderWith(contents), filesOf(contents));

/** The build that the machine has after fetching it again; undefined when the store has none. */
async function contentsOf({ store }: Site, contents: Record<string, string> = build) {
  const folder = await store.checkout(prefix, true);
  if (folder === undefined) return undefined;
  const read = Object.keys(contents).map(async (file) => [
    file,
    await readFile(path.join(folder, file), 'utf8').catch(() => 'missing'),
  ]);
  return Object.fromEntries(await Promise.all(read));
}

/** Tests a folder, or a bucket of the server that `start` starts. */
export function testStore(title: string, start?: () => Promise<S3Server>): void {
  describe(title, () => {
    let server: S3Server | undefined;
    beforeAll(async () => {
      server = await start?.();
    });
    afterAll(() => server?.close());
    const machines = () => (server ? sharingBucket(server) : sharingFolder());

    it('replaces a text, for all machines, only when the tag is current', async () => {
      const [{ store }, { store: other }] = await machines();
      expect(await store.replace('live.json', 'one', undefined)).toBe(true);
      const one = await other.read('live.json');
      expect(one?.content).toBe('one');
      expect(await other.replace('live.json', 'two', one?.tag)).toBe(true);
      expect(await store.replace('live.json', 'three', one?.tag)).toBe(false);
      expect(await store.replace('live.json', 'three', undefined)).toBe(false);
      expect(await store.replace('another.json', 'three', one?.tag)).toBe(false);
      expect((await store.read('live.json'))?.content).toBe('two');
      expect(await store.read('another.json')).toBeUndefined();
    });

    it.each(['nothing', 'a text'])('lets one of many at once replace %s', async (start) => {
      const [{ store }, { store: other }] = await machines();
      if (start === 'a text') await store.replace('live.json', 'first', undefined);
      const tag = (await store.read('live.json'))?.tag;
      const texts = Array.from({ length: 10 }, (_, index) => `text ${index}`);
      const won = await Promise.all(
        texts.map((text, index) => (index % 2 ? store : other).replace('live.json', text, tag)),
      );
      expect(won.filter(Boolean)).toHaveLength(1);
      expect((await store.read('live.json'))?.content).toBe(texts[won.indexOf(true)]);
    });

    it('returns added files, with compressed variants, on every machine', async () => {
      const [one, other] = await machines();
      const folder = await add(one.store);
      expect(await one.store.checkout(prefix)).toBe(folder);
      expect(await contentsOf(other)).toEqual(build);
      const there = (await other.store.checkout(prefix)) ?? '';
      expect(await readFile(path.join(there, `${code}.br`))).toEqual(
        await readFile(path.join(folder, `${code}.br`)),
      );
    });

    it('holds the whole of what two machines add at once', async () => {
      const [one, other] = await machines();
      await Promise.all([one, other, one, other].map(({ store }) => add(store)));
      expect(await contentsOf(one)).toEqual(build);
      expect(await contentsOf(other)).toEqual(build);
    });

    it('holds nothing of an addition that failed', async () => {
      const [one, other] = await machines();
      const folder = await folderWith(build);
      await rm(path.join(folder, 'server/remote.js'));
      await expect(one.store.add(prefix, folder, filesOf(build))).rejects.toThrow('ENOENT');
      expect(await other.store.checkout(prefix)).toBeUndefined();
    });

    it('replaces damaged files when they are added again', async () => {
      const [one, other] = await machines();
      await add(one.store);
      const damaged = { ...build, [code]: 'export 1;' };
      await add(one.store, damaged);
      expect(await contentsOf(other)).toEqual(damaged);
      await add(one.store);
      expect(await contentsOf(other)).toEqual(build);
    });

    it('can hold more files than a bucket lists in one answer', async () => {
      const [one, other] = await machines();
      const perListing = server ? 1_000 : 1;
      const many = Object.fromEntries(
        Array.from({ length: perListing + 1 }, (_, index) => [`browser/n${index + 1_000}.bin`, `${index}`]),
      );
      const contents = { 'release.json': '{}', ...many };
      await add(one.store, contents);
      expect(await contentsOf(other, contents)).toEqual(contents);
    });

    it.each(['../outside', 'releases/../../outside', ''])('refuses the key "%s"', async (key) => {
      const [{ store }] = await machines();
      await expect(store.checkout(key)).rejects.toThrow(UserError);
    });
  });
}
