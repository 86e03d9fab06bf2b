/**
 * Stops a release before each of its changes to the disk: nothing is written from then on, as after kill -9. A file that
 * is being written stays half written.
 */
import { execFileSync } from 'node:child_process';
import fs, { mkdtemp, readdir } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { openSite, type Site } from '../releases/openSite.ts';
import { readRegistry } from '../releases/registry.ts';
import { storeRelease } from '../releases/releases.ts';
import { fakeBuild } from '../testing/fakePackage.ts';
import { blog, contentsBelow, emptySite, release, shell } from '../testing/fakeSite.ts';
import { publishReleases } from './publishReleases.ts';

const power = { left: Number.POSITIVE_INFINITY };

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
] as const;
const real = { ...fs };
const mutable = fs as unknown as Record<string, (...args: unknown[]) => Promise<unknown>>;

/** Lets these functions of node:fs/promises work only as long as there is power. */
beforeAll(() => {
  for (const name of changes) {
    const change = fs[name] as (...args: unknown[]) => Promise<unknown>;
    mutable[name] = async (...args) => {
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
  syncBuiltinESMExports();
  return () => {
    Object.assign(fs, real);
    syncBuiltinESMExports();
  };
});

const restorePower = () => {
  power.left = Number.POSITIVE_INFINITY;
};
afterEach(restorePower);

const small = [
  shell('frame', { pages: [{ path: '/' }] }),
  blog('old', { pages: [{ path: '/blogs' }] }),
] as const;
const next = blog('new', { pages: [{ path: '/blogs' }] });

async function copyOf({ root: from }: Site): Promise<Site> {
  const root = await mkdtemp(path.join(os.tmpdir(), 'killed-site-'));
  // Node's own `cp` takes ten times as long.
  execFileSync('cp', ['-a', `${from}/.`, root]);
  return openSite(root);
}

const nextCommand = (site: Site) => publishReleases(site, [], { doing: 'next command' });

/** Runs `work` on copies of `start`, killed after every step; returns the states that were left. */
async function killEverywhere(start: Site, done: Site, work: (site: Site) => Promise<unknown>) {
  const [oldSite, newSite] = [await contentsBelow(start.current), await contentsBelow(done.current)];
  const newLive = (await readRegistry(done)).live;
  const seen = { steps: 0, registryFirst: 0 };
  for (let steps = 0; ; steps += 1) {
    const site = await copyOf(start);
    restorePower();
    power.left = steps;
    const finished = await work(site).then(
      () => power.left >= 0,
      () => false,
    );
    restorePower();

    const files = await contentsBelow(site.current);
    const isNew = (await readRegistry(site)).live['remote-blog'] === newLive['remote-blog'];
    if (isNew) expect([oldSite, newSite]).toContainEqual(files);
    else expect(files).toEqual(oldSite);
    if (isNew && JSON.stringify(files) === JSON.stringify(oldSite)) seen.registryFirst += 1;

    await nextCommand(site);
    expect(await contentsBelow(site.current)).toEqual(isNew ? newSite : oldSite);
    expect(await readdir(site.root)).not.toContain('lock');
    if (steps % 10 === 0) {
      await work(site);
      expect(await contentsBelow(site.current)).toEqual(newSite);
    }
    if (finished) return seen;
    seen.steps += 1;
  }
}

it('a release that is killed at any step leaves the old or the new site whole, and the next command agrees with the registry', async () => {
  const start = await emptySite();
  await release(start, ...small);
  const dist = await fakeBuild(next);
  const work = async (site: Site) =>
    publishReleases(site, [await storeRelease(site, dist)], { doing: 'release' });
  const done = await copyOf(start);
  await work(done);
  const { steps, registryFirst } = await killEverywhere(start, done, work);
  expect(steps).toBeGreaterThan(50);
  expect(registryFirst).toBeGreaterThan(0);
});
