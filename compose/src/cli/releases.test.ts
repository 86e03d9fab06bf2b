import { expect, it } from 'vitest';
import { openSite } from '../releases/openSite.ts';
import { blog, guides, liveSite, release, store } from '../testing/fakeSite.ts';
import { liveInStaging } from './promote.ts';
import { publishReleases } from './publishReleases.ts';
import { releaseHistory } from './releases.ts';
import { rollback } from './rollback.ts';

const origin = { commit: 'a'.repeat(40), author: 'Sample Author', message: 'Say it in fewer words' };

it('a release keeps the commit that it was built from when a rollback or a promotion brings it back', async () => {
  const site = await liveSite();
  const stored = { ...(await store(site, blog('new'))), origin };
  const { registry } = await publishReleases(site, [stored]);
  // Staging then has production's blog, without knowing its commit.
  const staging = openSite(site.root, 'staging');
  await release(staging, guides('new'));
  const kept = { ...origin, version: registry.live['remote-blog'], state: 'live' };
  const newest = async () => (await releaseHistory(site, 'remote-blog'))['remote-blog']?.[0];
  await release(site, blog('newer'));
  await rollback(site, 'remote-blog');
  expect(await newest()).toMatchObject(kept);
  await release(site, blog('newest'));
  await publishReleases(site, await liveInStaging(site, ['remote-blog']));
  expect(await newest()).toMatchObject(kept);
});
