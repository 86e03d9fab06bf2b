/**
 * A page is readable in time, opened directly, by a link or by Back, whatever fails to load. One remote is tried with each
 * of the faults; the other packages, which the same code loads, with two.
 */
import { randomUUID } from 'node:crypto';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { type FaultName, faults } from './faults.ts';
import { type FaultyServer, faultHeaders, startFaultyServer } from './faultyServer.ts';

interface Target {
  path: string;
  heading: RegExp;
  /** Name of the footer's link to the page. */
  link: string;
}

/** A page that needs each package. */
const targets: Record<string, Target> = {
  shell: { path: '/services', heading: /Services/, link: 'Services' },
  'remote-destinations': { path: '/study-in-japan', heading: /Japan/, link: 'Japan' },
  'remote-blog': { path: '/blogs', heading: /Study abroad/, link: 'Blogs' },
  'remote-test-prep': { path: '/ielts-pte', heading: /IELTS/, link: 'IELTS and PTE' },
  // The assistant has no page; while it is down its button leads to this one.
  'remote-chat': { path: '/contact', heading: /Contact/, link: 'Contact' },
};
const elsewhere = { path: '/services/career', heading: /Career/i };

/** A visitor waits at most six seconds for readable text: the shell stops waiting for a package after five. */
const boundMs = 6_000;
/** The limit adds this many times the wait without a fault, because parallel visits keep the machine busy. */
const healthyTimes = 10;
/** Visits side by side, besides those that only wait. */
const sideBySide = 4;

const tried = 'remote-test-prep';
const twoFaults: FaultName[] = ['missing', 'hanging'];

let site: FaultyServer;
test.beforeAll(async ({ baseURL }) => {
  site = await startFaultyServer(baseURL ?? '');
});
test.afterAll(() => site.close());

/** A browser's tabs, which a test uses again: a new one would cost as much as a visit. */
interface Tabs {
  context: BrowserContext;
  free: Page[];
}

/** How a target's scripts arrive in a visit, and how long its pages may take to be readable, in milliseconds. */
interface Circumstances {
  name: string;
  target: Target;
  fault?: FaultName;
  limit?: number;
}

for (const [name, target] of Object.entries(targets)) {
  const triedFaults = name === tried ? (Object.keys(faults) as FaultName[]) : twoFaults;

  test(`a page of ${name} is readable with each of ${triedFaults.length} faults`, async ({ browser }) => {
    const context = await browser.newContext({
      baseURL: site.origin,
      // The server's certificate is self-signed.
      ignoreHTTPSErrors: true,
      serviceWorkers: 'block',
    });
    const tabs: Tabs = { context, free: [] };
    // The opened page is checked again later, while others are visited.
    const laterLooks: Promise<void>[] = [];
    const failures: unknown[] = [];
    const healthyWaits = await Promise.all(
      Array.from({ length: sideBySide }, () => visitByLinkAndGoBack(tabs, { name, target })),
    );
    const limit = boundMs + healthyTimes * Math.max(...healthyWaits.flat());
    const visits = triedFaults
      .flatMap((fault) => [
        async () => {
          const lookAgain = await visitDirectly(tabs, { name, target, fault, limit });
          laterLooks.push(lookAgain().catch((error) => void failures.push(error)));
        },
        () => visitByLinkAndGoBack(tabs, { name, target, fault, limit }),
      ])
      .values();
    const visitRest = async () => {
      for (const visit of visits) await visit();
    };
    await Promise.all(Array.from({ length: sideBySide }, visitRest));
    await Promise.all(laterLooks);
    expect(failures).toEqual([]);
    await context.close();
  });
}

async function openTab(tabs: Tabs, { name, fault }: Circumstances) {
  const page = tabs.free.pop() ?? (await tabs.context.newPage());
  const visit = randomUUID();
  await page.setExtraHTTPHeaders(faultHeaders(name, fault, visit));
  const end = async () => {
    // A document of the site ends all loading; about:blank would have a process of its own.
    await page.goto('/robots.txt');
    tabs.free.push(page);
  };
  return { page, visit, end };
}

/** Returns the milliseconds that the page took to be readable; throws when they are more than `limit`. */
async function expectReadable(
  page: Page,
  { path, heading }: Pick<Target, 'path' | 'heading'>,
  what: string,
  limit?: number,
): Promise<number> {
  const start = performance.now();
  const until = () => (limit ? { timeout: Math.max(1, limit - (performance.now() - start)) } : {});
  await expect(page, what).toHaveURL(new RegExp(`^${site.origin}${path}$`), until());
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 }), what).toHaveText(heading, until());
  await expect(main, what).toHaveText(/.{400}/, until());
  return performance.now() - start;
}

/** Opens the package's page; returns a function that looks at it once more when its loading has been given up. */
async function visitDirectly(tabs: Tabs, circumstances: Circumstances): Promise<() => Promise<void>> {
  const { name, target, fault, limit } = circumstances;
  const what = `${name} is ${fault}, its page is opened`;
  const { page, visit, end } = await openTab(tabs, circumstances);
  await page.goto(target.path, { waitUntil: 'commit' });
  await expectReadable(page, target, what, limit);
  return async () => {
    await page.waitForTimeout(boundMs);
    await expectReadable(page, target, `${what}, six seconds later`, limit);
    // The assistant is loaded by its button only.
    if (name !== 'remote-chat')
      await expect.poll(() => site.failed.has(visit), `${what}: a script fails`).toBe(true);
    await end();
  };
}

/** Returns how long each of its three pages took to be readable, in milliseconds. */
async function visitByLinkAndGoBack(tabs: Tabs, circumstances: Circumstances): Promise<number[]> {
  const { name, target, fault, limit } = circumstances;
  const what = `${name} is ${fault ?? 'whole'}`;
  const { page, end } = await openTab(tabs, circumstances);
  await page.goto(elsewhere.path, { waitUntil: 'commit' });
  const first = await expectReadable(page, elsewhere, what, limit);
  const link =
    name === 'remote-chat' && fault !== undefined
      ? page.getByRole('button', { name: 'Chat with us' })
      : page.getByRole('contentinfo').getByRole('link', { name: target.link, exact: true });
  await link.click({ noWaitAfter: true });
  const second = await expectReadable(page, target, `${what}, its page is reached by a link`, limit);
  await page.goBack({ waitUntil: 'commit' });
  const third = await expectReadable(page, elsewhere, `${what}, and the visitor goes back`, limit);
  await end();
  return [first, second, third];
}
