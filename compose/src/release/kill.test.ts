/**
 * Ends a release before each of its changes to the disk: from then on nothing is written any more, by nobody, as
 * after kill -9. A file that was being written is left half done.
 */
import { cp, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type SitePaths, sitePaths } from '../paths.ts';
import { readRegistry } from '../store/registry.ts';
import { storeRelease } from '../store/releases.ts';
import { fakeBuild } from '../testing/fakePackage.ts';
import { blog, contentsBelow, emptyStore, release, shell } from '../testing/fakeSite.ts';
import { makeLive } from './makeLive.ts';
import { rollback } from './rollback.ts';

const power = vi.hoisted(() => ({ left: Number.POSITIVE_INFINITY, used: 0 }));

vi.mock('node:fs/promises', async (importOriginal) => {
  const real = await importOriginal<typeof import('node:fs/promises')>();
  const mutable: Record<string, unknown> = { ...real };
  const changes = [
    'copyFile',
    'cp',
    'link',
    'mkdir',
    'rename',
    'rm',
    'rmdir',
    'symlink',
    'unlink',
    'utimes',
    'writeFile',
  ];
  for (const name of changes) {
    const change = mutable[name] as (...args: unknown[]) => Promise<unknown>;
    mutable[name] = async (...args: unknown[]) => {
      power.used += 1;
      if (power.left > 0) {
        power.left -= 1;
        return change(...args);
      }
      const [file, content] = args;
      if (power.left === 0 && name === 'writeFile' && typeof content === 'string')
        await change(file, content.slice(0, content.length / 2));
      power.left = -1;
      throw new Error('killed');
    };
  }
  return mutable;
});

const restorePower = () => {
  power.left = Number.POSITIVE_INFINITY;
  power.used = 0;
};
afterEach(restorePower);

const small = [
  shell('frame', { pages: [{ path: '/' }] }),
  blog('old', { pages: [{ path: '/blogs' }] }),
] as const;
const next = blog('new', { pages: [{ path: '/blogs' }] });

async function copyOf({ root: from }: SitePaths): Promise<SitePaths> {
  const root = await mkdtemp(path.join(os.tmpdir(), 'killed-site-'));
  await cp(from, root, { recursive: true, verbatimSymlinks: true });
  return sitePaths(root);
}

/** The killed process is this one, which lives: its locks must look like a dead one's. */
async function buryOwners({ root, lock }: SitePaths): Promise<void> {
  for (const held of [lock, path.join(root, 'live.json.lock')]) {
    for (const name of await readdir(held).catch(() => [])) {
      const owner = JSON.parse(await readFile(path.join(held, name), 'utf8'));
      await writeFile(path.join(held, name), JSON.stringify({ ...owner, started: 'before' }));
    }
  }
}

const nextCommand = (paths: SitePaths) => makeLive(paths, [], { doing: 'next command' });

/** Tries `work` with every `stride`th number of steps, on copies of `start`; returns what it has seen. */
async function killEverywhere(
  start: SitePaths,
  done: SitePaths,
  work: (paths: SitePaths) => Promise<unknown>,
  stride: number,
) {
  const [oldSite, newSite] = [await contentsBelow(start.current), await contentsBelow(done.current)];
  const newLive = (await readRegistry(done)).live;
  const seen = { steps: 0, registryFirst: 0 };
  for (let steps = 0; ; steps += stride) {
    const paths = await copyOf(start);
    restorePower();
    power.left = steps;
    const finished = await work(paths).then(
      () => power.left >= 0,
      () => false,
    );
    restorePower();
    await buryOwners(paths);

    const site = await contentsBelow(paths.current);
    const isNew = (await readRegistry(paths)).live['remote-blog'] === newLive['remote-blog'];
    if (isNew) expect([oldSite, newSite]).toContainEqual(site);
    else expect(site).toEqual(oldSite);
    if (isNew && JSON.stringify(site) === JSON.stringify(oldSite)) seen.registryFirst += 1;

    await nextCommand(paths);
    expect(await contentsBelow(paths.current)).toEqual(isNew ? newSite : oldSite);
    await work(paths);
    expect(await contentsBelow(paths.current)).toEqual(newSite);
    expect(await readdir(paths.root)).not.toContain('lock');
    if (finished) return seen;
    seen.steps += 1;
  }
}

describe('killed at any step', () => {
  it('a release leaves the old or the new site whole, and the next command agrees with the registry', async () => {
    const start = await emptyStore();
    await release(start, ...small);
    const dist = await fakeBuild(next);
    const work = async (paths: SitePaths) =>
      makeLive(paths, [await storeRelease(paths, dist)], { doing: 'release' });
    const done = await copyOf(start);
    await work(done);
    const { steps, registryFirst } = await killEverywhere(start, done, work, 1);
    expect(steps).toBeGreaterThan(50);
    expect(registryFirst).toBeGreaterThan(0);
  }, 120_000);

  it('so does a rollback', async () => {
    const start = await emptyStore();
    await release(start, ...small);
    const [{ version = '' } = {}] = (await readRegistry(start)).history['remote-blog'] ?? [];
    await release(start, next);
    const work = (paths: SitePaths) => rollback(paths, 'remote-blog', version, { doing: 'rollback' });
    const done = await copyOf(start);
    await work(done);
    await killEverywhere(start, done, work, 7);
  }, 120_000);
});
