/** HTTP/1.1, where a browser has six connections to a site: as many scripts that hang must not hold up the document. */
import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';

/** Starts a server before the one at `site` that answers nothing below `hanging`, and notes what was requested there. */
async function startHangingServer(site: string, hanging: string) {
  const requested: { url: string; isRetry: boolean }[] = [];
  const server = createServer((incoming, reply) => {
    const { url = '', method, headers } = incoming;
    if (url.startsWith(hanging)) {
      requested.push({ url, isRetry: headers['cache-control'] === 'no-cache' });
      return;
    }
    const passed = request(new URL(url, site), { method, headers }, (answer) => {
      reply.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(reply);
    });
    passed.on('error', () => reply.destroy());
    incoming.pipe(passed);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    requested,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
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
