import type { Page } from '@playwright/test';
import { expect, test, visit } from '../test.ts';

test.use({
  serviceWorkers: 'allow',
  // The worker keeps nothing for a visitor who saves data.
  savesData: false,
  expectedMessages: [/Failed to load resource|ERR_INTERNET_DISCONNECTED/],
});

const keptPages = (page: Page) =>
  page.evaluate(async () => {
    const requests = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    );
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });

/** Waits until the guide at `path` can be read offline: the worker starts when the browser has nothing else to do. */
const waitUntilKept = (page: Page, path: string) =>
  expect.poll(() => keptPages(page)).toEqual(['/offline', path]);

async function openGuide(page: Page) {
  await page.goto('/study-in-japan');
  await waitUntilKept(page, '/study-in-japan');
}

/** Run in a page: the texts of its pictures that can't be shown, also of those far below the screen. */
const missingPictures = async () => {
  const shown = [...document.images].map((picture) => {
    picture.loading = 'eager';
    return picture.decode().then(
      () => [],
      () => [picture.alt],
    );
  });
  return (await Promise.all(shown)).flat();
};

test('an opened guide is shown offline with its pictures and its date, other pages are not', async ({
  page,
  context,
}) => {
  await openGuide(page);
  await context.setOffline(true);
  await page.goto('/study-in-japan');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Japan/);
  await expect(page.getByRole('status').first()).toHaveText(
    /^You are offline\. This page was saved on \d{1,2} \w+ \d{4}\.$/,
  );
  expect(await page.evaluate(missingPictures)).toEqual([]);
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline');
  await expect(page.getByRole('img')).toHaveCount(0);
  // The offline page holds its own drawing, and leads to the guides.
  const main = page.getByRole('main');
  await expect(main.locator('img')).toHaveAttribute('src', /^data:image\/svg\+xml,/);
  await main.getByRole('link', { name: 'Japan' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Japan/);
});

test('a guide reached by a link is shown offline too', async ({ page, context }) => {
  await visit(page, '/about');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Korea' }).click();
  await waitUntilKept(page, '/study-in-korea');
  await context.setOffline(true);
  await page.goto('/study-in-korea');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Korea/);
});

test('online, every page comes from the network, however old the kept one is', async ({ page, context }) => {
  await openGuide(page);
  await page.evaluate(async () => {
    const cache = await caches.open((await caches.keys())[0] ?? '');
    await cache.put(
      '/study-in-japan',
      new Response('<h1>Stale</h1>', { headers: { 'content-type': 'text/html' } }),
    );
  });
  await page.goto('/study-in-japan');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Study in Japan/);
  await expect
    .poll(async () =>
      (await page.evaluate(() => caches.match('/study-in-japan').then((kept) => kept?.text())))?.includes(
        'Stale',
      ),
    )
    .toBe(false);
  expect(context.serviceWorkers()).toHaveLength(1);
});
