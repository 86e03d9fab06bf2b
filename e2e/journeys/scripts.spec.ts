/** A page lists all of its scripts with their hashes before the first one runs; a script that was changed does not run. */
import type { Page } from '@playwright/test';
import type { FederationManifest } from '@sayapatri/contract/bootstrap';
import { integrityOf } from '@sayapatri/contract/release/files';
import { routes } from '../routes.ts';
import { htmlOf, published } from '../siteFolder.ts';
import { expect, hydrated, test, visit } from '../test.ts';

/** The scripts that a page's HTML names: those it loads early, and those whose integrity it states. */
function listed(path: string) {
  const html = htmlOf(path);
  const named = /<(?:link rel="modulepreload" href|script type="module" src)="([^"]+)"/g;
  const early = [...html.matchAll(named)].map(([, address]) => address ?? '');
  const importMap = /<script type="importmap">(.*?)<\/script>/.exec(html)?.[1] ?? '{}';
  const { integrity: hashes } = JSON.parse(importMap) as { integrity: Record<string, string> };
  return { early, covered: Object.keys(hashes), hashes };
}

for (const path of ['/', '/contact', '/sat', '/study-in-japan', '/blogs', '/blogs/securing-your-future']) {
  test(`${path} loads the scripts that it preloads, each once, and nothing for telemetry`, async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(path, { waitUntil: 'networkidle' });
    await hydrated(page);
    const scripts = asked.filter((address) => address.endsWith('.js'));
    expect(scripts.toSorted()).toEqual(listed(path).early.toSorted());
    expect(asked.filter((address) => /telemetry/i.test(address))).toEqual([]);
  });
}

test('every page states the true hash of every script that it loads, now or later', () => {
  for (const path of Object.keys(routes)) {
    const { early, covered, hashes } = listed(path);
    expect(covered, path).toEqual(expect.arrayContaining(early));
    for (const script of covered) expect(hashes[script], script).toBe(integrityOf(published(script)));
  }
});

test('the federation manifest states the true hash of every script of every remote', async ({ request }) => {
  const { packages }: FederationManifest = await (await request.get('/federation-manifest.json')).json();
  const listedFiles = Object.values(packages).flatMap(({ entryFiles, pages, widgets }) =>
    [entryFiles, ...Object.values(pages), ...Object.values(widgets)].flatMap((files) =>
      Object.entries(files),
    ),
  );
  expect(listedFiles.length).toBeGreaterThan(30);
  for (const [script, hash] of listedFiles) expect(hash, script).toBe(integrityOf(published(script)));
});

test.describe('tampered scripts', () => {
  test.use({
    expectedMessages: [
      /integrity|Failed to load|could not be loaded|Failed to fetch|module script|ERR_|already registered/i,
    ],
  });

  /** Visits the site while foreign code is added to `script`, which the browser must refuse to run. */
  async function visitTampered(page: Page, script: string | undefined, work: () => Promise<unknown>) {
    if (script === undefined) throw new Error('There is no such script.');
    await page.route(`**${script}`, async (route) => {
      const answer = await route.fetch();
      // An error fails the test if the code ever runs.
      const foreign = "globalThis.tampered = true; console.error('A script that was changed has run.');";
      await route.fulfill({ response: answer, body: `${foreign}\n${await answer.text()}` });
    });
    const refusal = page.waitForEvent('console', (message) => {
      const text = message.text();
      return text.includes('integrity') && text.includes(script);
    });
    await Promise.all([refusal, work()]);
    expect(await page.evaluate(() => 'tampered' in globalThis)).toBe(false);
    // A retry may still be on its way.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  }

  const of = (scripts: string[], name: string) => scripts.find((script) => script.includes(name));
  // One visit for each way in which a script is loaded; that every script has a true hash is tested above.
  test('the page’s own script does not run after it was changed', ({ page }) =>
    visitTampered(page, of(listed('/about').early, '/_/shell/code/index'), () => page.goto('/about')));

  test('a changed script does not run when a link opens its page', async ({ page, request }) => {
    const manifest: FederationManifest = await (await request.get('/federation-manifest.json')).json();
    const { pages = {} } = manifest.packages['remote-destinations'] ?? {};
    await visitTampered(page, of(Object.keys(pages['/study-in-japan'] ?? {}), 'GuidePage'), async () => {
      await visit(page, '/services');
      await page.evaluate(() => Object.assign(window, { sameDocument: true }));
      await page.getByRole('contentinfo').getByRole('link', { name: 'Japan', exact: true }).click();
      // The static page is opened instead of the one whose script is refused.
      await page.waitForFunction(() => !('sameDocument' in window));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Japan/);
    });
  });
});
