import type { APIRequestContext } from '@playwright/test';
import type { FederationManifest } from '@sayapatri/contract/bootstrap';
import { expect, hydrated, test } from '../test.ts';

/** The specification's articles; others may come before, between and after them. */
const specified = [
  { path: '/blogs/mastering-university-admissions', title: 'Mastering University Admissions', views: 271 },
  { path: '/blogs/securing-your-future', title: 'Securing Your Future', views: 257 },
  { path: '/blogs/unlocking-opportunities', title: 'Unlocking Opportunities', views: 255 },
];

async function liveArticles(request: APIRequestContext): Promise<string[]> {
  const response = await request.get('/federation-manifest.json');
  const { packages }: FederationManifest = await response.json();
  const paths = Object.keys(packages['remote-blog']?.pages ?? {}).filter((path) =>
    path.startsWith('/blogs/'),
  );
  expect(paths).toEqual(expect.arrayContaining(specified.map(({ path }) => path)));
  return paths;
}

test('a search in the address finds each article of the specification, with its views', async ({ tab }) => {
  for (const { path, title, views } of specified) {
    await tab.goto(`/blogs?search=${encodeURIComponent(title)}`);
    await hydrated(tab);
    const cards = tab.getByRole('group', { name: 'Articles, page 1' }).getByRole('listitem');
    const card = cards.filter({ has: tab.locator(`a[href="${path}"]`) });
    await expect(card.getByText(`${views} views`)).toBeVisible();
  }
});

test('an article opens from the list and links back to it', async ({ tab, request }) => {
  await tab.goto('/blogs');
  await hydrated(tab);
  const link = tab
    .getByRole('main')
    .getByRole('link', { name: /Read More/ })
    .first();
  const path = (await link.getAttribute('href')) ?? '';
  expect(await liveArticles(request)).toContain(path);
  await link.click();
  await expect(tab).toHaveURL(path);
  await expect(tab.getByRole('heading', { level: 1 })).toBeFocused();
  await tab.getByRole('link', { name: 'Back to Blogs' }).first().click();
  await expect(tab).toHaveURL('/blogs');
});
