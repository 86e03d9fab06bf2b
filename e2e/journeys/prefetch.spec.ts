/** A page is fetched when the visitor is about to open it, before the click. */
import type { Page } from '@playwright/test';
import type { FederationManifest } from '@sayapatri/contract/bootstrap';
import { routes } from '../routes.ts';
import { expect, test, visit } from '../test.ts';

test.use({
  expectedMessages: [/ERR_INTERNET_DISCONNECTED|ERR_BLOCKED|Failed to load resource|Failed to fetch/],
});

/** The files that the page at `path` of the package `owner` needs and the document has not loaded yet. */
async function missingFiles(page: Page, path: string, owner: string): Promise<string[]> {
  const manifest: FederationManifest = await (await page.request.get('/federation-manifest.json')).json();
  const { entryFiles = {}, pages = {} } = manifest.packages[owner] ?? {};
  const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  return Object.keys({ ...entryFiles, ...pages[path] }).filter(
    (file) => !loaded.some((address) => address.includes(file)),
  );
}

for (const [label, path, owner, name, intent] of [
  ['Japan', '/study-in-japan', 'remote-destinations', 'pointed at', 'hover'],
  ['About Us', '/about', 'shell', 'focused', 'focus'],
] as const)
  test(`${label} opens without another request once its link is ${name}`, async ({ page, context }) => {
    await visit(page, '/services');
    const before = await page.getByRole('heading', { level: 1 }).textContent();
    const link = page.getByRole('contentinfo').getByRole('link', { name: label, exact: true });
    await link[intent]();
    await expect.poll(() => missingFiles(page, path, owner)).toEqual([]);
    await context.setOffline(true);
    await page.evaluate(() => {
      Object.assign(window, { sameDocument: true });
      const noteEmptyScreen = () => {
        if (document.querySelector('main [aria-label="Loading"]'))
          Object.assign(window, { emptyScreen: true });
      };
      new MutationObserver(noteEmptyScreen).observe(document.body, { childList: true, subtree: true });
    });
    await link.click();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(before ?? '');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(routes[path]);
    await expect(page).toHaveTitle(routes[path]);
    expect(await page.evaluate(() => ['sameDocument' in window, 'emptyScreen' in window])).toEqual([
      true,
      false,
    ]);
  });

test('before scripts run, pointing at a link fetches its document ahead', async ({ page }) => {
  const client = await page.context().newCDPSession(page);
  const ahead = new Set<string>();
  client.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) => {
    if (status === 'Success' || status === 'Ready') ahead.add(new URL(prefetchUrl).pathname);
  });
  await client.send('Preload.enable');
  await client.send('Network.enable');
  // A Playwright route would switch prefetching off.
  await client.send('Network.setBlockedURLs', { urls: ['*.js'] });
  await page.goto('/services');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Japan', exact: true }).hover();
  await expect.poll(() => [...ahead]).toEqual(['/study-in-japan']);
});

test.describe('on a phone’s usual connection, and a processor that is never idle', () => {
  test.use({ savesData: false });

  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { effectiveType: '3g' } });
      window.requestIdleCallback = (work, { timeout } = {}) =>
        timeout === undefined ? 0 : Number(setTimeout(work, timeout));
    }),
  );

  test('a page whose link is in view opens without another request', async ({ page, context }) => {
    await page.goto('/services');
    const missingPlan = () => missingFiles(page, '/plan', 'remote-destinations');
    expect(await missingPlan()).toContainEqual(expect.stringContaining('PlanPage'));

    const link = page.getByRole('main').getByRole('link', { name: 'Plan your studies' });
    await link.scrollIntoViewIfNeeded();
    await expect.poll(missingPlan).toEqual([]);
    await context.setOffline(true);
    await link.click();
    await expect(page).toHaveURL('/plan');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(routes['/plan']);
  });
});
