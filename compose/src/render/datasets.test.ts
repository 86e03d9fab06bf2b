import { bootstrapElementId } from '@sayapatri/contract/bootstrap';
import { expect, it } from 'vitest';
import { blog, emptySite, guides, livePage, release, shell } from '../testing/fakeSite.ts';

/** A page that shows a dataset of another package. */
const reader = blog('articles', { pages: [{ path: '/blogs', datasets: ['guideFacts'] }] });

/** The package that provides that dataset. */
const provider = (files: Record<string, string>) =>
  guides('guides', { release: { provides: ['guideFacts'] }, files });
const facts = (fee: number) => provider({ 'server/datasets/guideFacts.json': `[{"fee":${fee}}]` });

async function datasetsIn(site: Awaited<ReturnType<typeof emptySite>>) {
  const html = await livePage(site, 'blogs/index.html');
  const [, json = '{}'] = new RegExp(`id="${bootstrapElementId}">(.*?)</script>`).exec(html) ?? [];
  return JSON.parse(json).datasets;
}

it('a page has the datasets of other packages that it names, and changes with them', async () => {
  const site = await emptySite();
  await release(site, shell(), reader, facts(348));
  expect(await datasetsIn(site)).toEqual({ guideFacts: [{ fee: 348 }] });
  await release(site, facts(558));
  expect(await datasetsIn(site)).toEqual({ guideFacts: [{ fee: 558 }] });
});

it('a page gets null for a dataset that no live package provides, or whose build has not written it', async () => {
  const site = await emptySite();
  await release(site, shell(), reader);
  expect(await datasetsIn(site)).toEqual({ guideFacts: null });
  await release(site, provider({}));
  expect(await datasetsIn(site)).toEqual({ guideFacts: null });
});

it('a page that can’t be rendered with another package’s data names that package', async () => {
  const site = await emptySite();
  const pages = [{ path: '/blogs', datasets: ['guideFacts'] }];
  await release(site, shell(), blog('shows figures', { pages }), facts(348));
  const emptied = provider({ 'server/datasets/guideFacts.json': '{}' });
  await expect(release(site, emptied)).rejects.toThrow(
    "/blogs of remote-blog can't be rendered with the data of remote-destinations (site.datasets.guideFacts.map is not a function): fix whichever of them has changed, and release it again.",
  );
});
