/** A page lists all of its scripts before the first one runs, and a script that was tampered with does not run. */
import type { Page } from '@playwright/test';
import type { FederationManifest } from 'shared/contract/bootstrap';
import { routes } from '../routes.ts';
import { htmlOf } from '../siteFolder.ts';
import { startTamperingServer } from '../tamperingServer.ts';
import { expect, hydrated, test } from '../test.ts';

/** The scripts that a page's HTML names: those it loads early, and those whose integrity it states. */
function listed(path: string) {
  const html = htmlOf(path);
  const named = /<(?:link rel="modulepreload" href|script type="module" src)="([^"]+)"/g;
  const early = [...html.matchAll(named)].map(([, address]) => address ?? '');
  const importMap = /<script type="importmap">(.*?)<\/script>/.exec(html)?.[1] ?? '{}';
  const covered = Object.keys((JSON.parse(importMap) as { integrity: object }).integrity);
  return { early, covered };
}

for (const path of ['/', '/contact', '/sat', '/study-in-japan', '/blogs', '/blogs/securing-your-future']) {
  test(`the scripts that ${path} loads are those that it preloads, each once and with its integrity`, async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.endsWith('.js')) asked.push(pathname);
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    await hydrated(page);
    const { early, covered } = listed(path);
    expect(asked.toSorted()).toEqual(early.toSorted());
    expect(covered).toEqual(expect.arrayContaining(early));
  });
}

test.describe('tampered scripts', () => {
  test.use({
    expectedMessages: [
      /integrity|Failed to load|could not be loaded|Failed to fetch|module script|ERR_|already registered/i,
    ],
  });

  /** Foreign code, which logs an error that fails the test if it ever runs. */
  const foreign = "globalThis.tampered = true; console.error('A script that was changed has run.');";

  /** Waits until the browser says that it refuses this script for its content. */
  const refusal = (page: Page, script: string) =>
    page.waitForEvent('console', (message) => {
      const text = message.text();
      return text.includes('integrity') && text.includes(script);
    });

  /**
   * Visits once for each script, tampering with it: the browser must refuse the script, and it must not have run. Visits
   * start at the origin that they are given.
   */
  async function visitTampered(
    page: Page,
    scripts: string[],
    visit: (origin: string, script: string) => Promise<void>,
  ): Promise<void> {
    const site = await startTamperingServer(test.info().project.use.baseURL ?? '', scripts, foreign);
    try {
      for (const script of scripts) {
        site.tamperWith(script);
        await test.step(script, () => Promise.all([refusal(page, script), visit(site.origin, script)]));
        expect(await page.evaluate(() => 'tampered' in globalThis), script).toBe(false);
        await page.unrouteAll({ behavior: 'ignoreErrors' });
      }
    } finally {
      site.close();
    }
  }

  /** For every script that some page loads early, the path of such a page. */
  const documents = new Map(
    Object.keys(routes).flatMap((path) => listed(path).early.map((script) => [script, path] as const)),
  );
  const owners = [...new Set([...documents.keys()].map((script) => script.split('/')[2] ?? ''))];

  for (const owner of owners) {
    test(`no tampered script of ${owner} runs when its page is opened`, async ({ page }) => {
      test.slow();
      const scripts = [...documents.keys()].filter((script) => script.split('/')[2] === owner);
      await visitTampered(page, scripts, async (origin, script) => {
        await page.goto(`${origin}${documents.get(script)}`);
      });
    });
  }

  for (const [name, path, link] of [
    ['remote-test-prep', '/ielts-pte', 'IELTS and PTE'],
    ['remote-blog', '/blogs', 'Blogs'],
    ['remote-destinations', '/study-in-japan', 'Japan'],
  ] as const) {
    test(`no tampered script of ${name} runs when a link leads to its page`, async ({ page, request }) => {
      test.slow();
      const manifest: FederationManifest = await (await request.get('/federation-manifest.json')).json();
      const { entryFiles = {}, pages = {} } = manifest.packages[name] ?? {};
      await visitTampered(page, Object.keys({ ...entryFiles, ...pages[path] }), async (origin) => {
        await page.goto(`${origin}/services`);
        await hydrated(page);
        await page.evaluate(() => Object.assign(window, { sameDocument: true }));
        await page.getByRole('contentinfo').getByRole('link', { name: link, exact: true }).click();
        // The static page is opened instead of the one whose script is refused.
        await page.waitForFunction(() => !('sameDocument' in window));
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(routes[path] ?? /./);
      });
    });
  }

  test('no tampered script of the assistant runs: its button leads to the contact page', async ({
    page,
    request,
  }) => {
    test.slow();
    const manifest: FederationManifest = await (await request.get('/federation-manifest.json')).json();
    const { entryFiles = {}, widgets = {} } = manifest.packages['remote-chat'] ?? {};
    await visitTampered(page, Object.keys({ ...entryFiles, ...widgets.assistant }), async (origin) => {
      await page.goto(`${origin}/services`);
      await hydrated(page);
      await page.getByRole('button', { name: 'Chat with us' }).click();
      await expect(page).toHaveURL(/\/contact/);
    });
  });

  /** The scripts that the page at `path` may load later. */
  const laterScripts = (path: string) => {
    const { early, covered } = listed(path);
    return covered.filter((script) => !early.includes(script));
  };

  test('no tampered script that a remote’s page loads later runs, opened or reached by a link', async ({
    page,
  }) => {
    test.slow();
    const ofRemote = (path: string) => laterScripts(path).filter((script) => !script.startsWith('/_/shell/'));
    const ticks = ofRemote('/study-in-canada');
    expect(ticks.length).toBeGreaterThan(0);
    await visitTampered(page, ticks, async (origin) => {
      await page.goto(`${origin}/study-in-canada`);
    });
    await visitTampered(page, ticks, async (origin) => {
      await page.goto(`${origin}/about`);
      await hydrated(page);
      await page.getByRole('contentinfo').getByRole('link', { name: 'Canada', exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Canada/);
    });
    await visitTampered(page, ofRemote('/plan/intake'), async (origin) => {
      await page.goto(`${origin}/plan/intake`);
      await hydrated(page);
      await page.getByRole('button', { name: 'Save to my calendar (.ics)' }).click();
      await expect(page.getByText(/^The calendar file could not be made/)).toBeVisible();
    });
  });

  /** By the name of a script that the shell loads later, a visit in which it is loaded; the last one is for all others. */
  const laterVisits: [script: RegExp, visit: (page: Page, origin: string) => Promise<void>][] = [
    [
      // A remote is loaded; where it is missing, a toast says so.
      /ToastStack|federationLoader/,
      async (page, origin) => {
        await page.route('**/_/remote-test-prep/**', (route) => route.abort());
        await page.goto(`${origin}/sat`);
      },
    ],
    [
      /slider/,
      async (page, origin) => {
        await page.goto(`${origin}/`);
        await hydrated(page);
        await page.getByRole('group', { name: 'Associated universities' }).scrollIntoViewIfNeeded();
      },
    ],
    [
      /wordHint/,
      async (page, origin) => {
        await page.goto(`${origin}/study-in-australia`);
        await hydrated(page);
        await page.getByRole('main').locator('a[href^="/plan/words#"]').first().hover();
      },
    ],
    [
      // The code that makes a calendar file.
      /./,
      async (page, origin) => {
        await page.goto(`${origin}/contact`);
        await hydrated(page);
        const form = page.getByRole('main');
        await form.getByText('Ask for an appointment').click();
        await form.getByLabel('Day').selectOption({ index: 1 });
        await form.getByLabel('Time').selectOption({ index: 1 });
        await form.getByRole('button', { name: 'Save to my calendar (.ics)' }).click();
      },
    ],
  ];

  test('no tampered script that the shell loads later runs', async ({ page }) => {
    test.slow();
    const later = laterScripts('/');
    expect(later.length).toBeGreaterThan(0);
    await visitTampered(page, later, async (origin, script) => {
      const [, visit] = laterVisits.find(([name]) => name.test(script)) ?? [];
      await visit?.(page, origin);
    });
  });
});
