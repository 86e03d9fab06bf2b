/** When the store has a fault, every command is refused, and the live site and the registry do not change by a byte. */
import { randomBytes } from 'node:crypto';
import { readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { publishReleases } from '../cli/publishReleases.ts';
import type { Site } from '../releases/openSite.ts';
import { readRegistry } from '../releases/registry.ts';
import { blog, guides, liveSite, release, standing, store } from '../testing/fakeSite.ts';
import { refusalOf } from '../testing/refusalOf.ts';

describe('every command is refused while', () => {
  const faults: Record<string, [(site: Site, folder: string) => Promise<void>, RegExp]> = {
    'the registry is no JSON': [
      ({ root }) => writeFile(path.join(root, 'live.json'), '{"live":'),
      /live\.json is not valid JSON: correct it, or delete it and run `pnpm build`/,
    ],
    'the registry is malformed': [
      ({ root }) => writeFile(path.join(root, 'live.json'), '{"live":{"shell":3},"history":{}}'),
      /live\.json is refused, malformed at "live\.shell" \(.*\): correct it, or delete it/,
    ],
    'the registry names a release that is not there': [
      (_, folder) => rm(folder, { recursive: true }),
      /The registry names release \w+ of remote-destinations, which is not in .*: run `pnpm release remote-/,
    ],
    'a live release.json is no JSON': [
      (_, folder) => writeFile(path.join(folder, 'release.json'), 'x'),
      /release\.json is not valid JSON: run `pnpm release remote-destinations`/,
    ],
    'a live release.json is malformed': [
      (_, folder) => writeFile(path.join(folder, 'release.json'), '{}'),
      /release\.json is refused, malformed at "name"/,
    ],
    'a live release has lost a file': [
      (_, folder) => rm(path.join(folder, 'server/remote.js')),
      /of remote-destinations is damaged, server\/remote\.js is missing: run `pnpm release/,
    ],
    'a live release has a changed file': [
      (_, folder) => writeFile(path.join(folder, 'server/remote.js'), '//'),
      /of remote-destinations is damaged, server\/remote\.js is not what was built: run/,
    ],
  };

  it.each(Object.entries(faults))('%s', async (_what, [spoil, sentence]) => {
    const site = await liveSite();
    const { live } = await readRegistry(site);
    await spoil(
      site,
      path.join(site.root, 'releases', 'remote-destinations', live['remote-destinations'] ?? ''),
    );
    const before = await standing(site);
    expect(await refusalOf(() => release(site, blog('new')))).toMatch(sentence);
    expect(await standing(site)).toEqual(before);
  });
});

it('a path moves from one package to another in one release of both', async () => {
  const site = await liveSite();
  const taker = guides('new', { pages: [{ path: '/study-in-japan' }, { path: '/blogs' }] });
  const giver = blog('new', { pages: [{ path: '/blogs/first' }] });
  await expect(release(site, taker)).rejects.toThrow('remote-blog and remote-destinations both claim /blogs');
  await release(site, taker, giver);
});

it('building everything warns of a page over its budget, and continues', async () => {
  const site = await liveSite();
  const overBudget = blog('new', { html: { '/blogs': randomBytes(60_000).toString('base64') } });
  const told: string[] = [];
  const onWarning = (sentence: string) => told.push(sentence);
  await publishReleases(site, [await store(site, overBudget)], {
    doing: 'build',
    onWarning,
  });
  expect(told).toEqual([expect.stringContaining('the budget is 60000')]);
});

it('a damaged live release is repaired by releasing it again', async () => {
  const site = await liveSite();
  const folder = path.join(site.root, 'releases', 'remote-destinations');
  const [version = ''] = await readdir(folder);
  await rm(path.join(folder, version, 'server/remote.js'));
  await release(site, guides());
  await release(site, blog('new'));
});
