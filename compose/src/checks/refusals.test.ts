import { randomBytes } from 'node:crypto';
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { publishReleases } from '../cli/publishReleases.ts';
import { blog, guides, liveSite, release, store } from '../testing/fakeSite.ts';

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
