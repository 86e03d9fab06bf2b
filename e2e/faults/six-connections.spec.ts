/** With HTTP/1.1 a browser has six connections to a site: six scripts that hang must not hold up the document. */
import { createServer } from 'node:http';
import { expect, test } from '@playwright/test';
import { askSite, listen, passOn } from './proxy.ts';

/** Starts a proxy in front of `site` that records requests below the path `hanging` and never answers them. */
async function startHangingServer(site: string, hanging: string) {
  const requested: { url: string; isRetry: boolean }[] = [];
  const server = createServer((asked, reply) => {
    const { url = '', headers } = asked;
    if (url.startsWith(hanging)) requested.push({ url, isRetry: headers['cache-control'] === 'no-cache' });
    else
      askSite(site, asked).then(
        (answer) => passOn(answer, reply),
        () => reply.destroy(),
      );
  });
  return { ...(await listen(server)), requested };
}

let site: Awaited<ReturnType<typeof startHangingServer>>;
test.beforeAll(async ({ baseURL }) => {
  site = await startHangingServer(baseURL ?? '', '/_/remote-destinations/');
});
test.afterAll(() => site.close());

test('a page whose six scripts hang opens as a document', async ({ page }) => {
  await page.goto(`${site.origin}/about`);
  await page.locator('html[data-hydrated]').waitFor();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Japan', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Japan/);
  expect(site.requested.length).toBeGreaterThanOrEqual(6);
  // Retries would take the six connections again, some of them before the document gets one.
  expect(site.requested.filter(({ isRetry }) => isRetry)).toEqual([]);
});
