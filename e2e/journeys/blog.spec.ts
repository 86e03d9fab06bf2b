import { expect, hydrated, test } from '../test.ts';

test('a search and a category stand in the address, can be shared, and Back works', async ({ page }) => {
  await page.goto('/blogs');
  await hydrated(page);
  const main = page.getByRole('main');
  await main.getByRole('searchbox').fill('SCHOLARSHIP');
  await expect(main.getByText(/Showing \d of 3 articles/)).not.toHaveText(/Showing 3 of 3/);
  await expect(page).toHaveURL(/[?&]search=SCHOLARSHIP/i);

  await page.reload();
  await hydrated(page);
  await expect(main.getByRole('searchbox')).toHaveValue('SCHOLARSHIP');
  await main.getByRole('searchbox').fill('');
  await expect(main.getByText('Showing 3 of 3 articles')).toBeVisible();
});

test('an article opens from the list and leads back', async ({ page }) => {
  await page.goto('/blogs');
  await hydrated(page);
  await page
    .getByRole('main')
    .getByRole('link', { name: /Read More/ })
    .first()
    .click();
  await expect(page).toHaveURL('/blogs/mastering-university-admissions');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByRole('link', { name: 'Back to Blogs' }).first().click();
  await expect(page).toHaveURL('/blogs');
});

test('the feed lists every article with whole addresses', async ({ request }) => {
  const response = await request.get('/feed.xml');
  expect(response.status()).toBe(200);
  const feed = await response.text();
  expect(feed.match(/<entry>/g)).toHaveLength(3);
  expect(feed).not.toContain('{origin}');
});
