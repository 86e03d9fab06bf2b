/** Five packages, twelve faults, three ways to a page: whatever fails to load, the page is readable in time. */
import { type Browser, expect, type Page, test } from '@playwright/test';
import { type FaultName, faults } from './faults.ts';
import { faultHeaders, startFaultyServer } from './faultyServer.ts';

interface Target {
  path: string;
  heading: RegExp;
  /** The link of the footer that leads there. */
  link: string;
}

/** A page that needs each package. */
const targets: Record<string, Target> = {
  shell: { path: '/services', heading: /Services/, link: 'Services' },
  'remote-destinations': { path: '/study-in-japan', heading: /Japan/, link: 'Japan' },
  'remote-blog': { path: '/blogs', heading: /./, link: 'Blogs' },
  'remote-test-prep': { path: '/ielts-pte', heading: /IELTS/, link: 'IELTS and PTE' },
  // It has no page; without it its button leads to this one.
  'remote-chat': { path: '/contact', heading: /Contact/, link: 'Contact' },
};
const elsewhere = { path: '/about', heading: /./ };

/** A visitor waits at most six seconds for readable text: the shell stops waiting for a package after five. */
const boundMs = 6_000;
/** How many times as long as the same wait without a fault is allowed besides, as many visits at once keep the machine busy. */
const healthyTimes = 10;
/** Visits side by side, besides those that only wait. */
const sideBySide = 4;

let site: Awaited<ReturnType<typeof startFaultyServer>>;
test.beforeAll(async ({ baseURL }) => {
  site = await startFaultyServer(baseURL ?? '');
});
test.afterAll(() => site.close());

for (const [name, target] of Object.entries(targets)) {
  test(`${name}: its page is readable with each of the faults`, async ({ browser }) => {
    test.setTimeout(900_000);
    // The page that is opened is looked at again later, while others are visited.
    const laterLooks: Promise<void>[] = [];
    const failures: unknown[] = [];
    const healthyWaits = await Promise.all(
      Array.from({ length: sideBySide }, () => visitByLinkAndGoBack(browser, name, target)),
    );
    const limit = boundMs + healthyTimes * Math.max(...healthyWaits.flat());
    const visits = (Object.keys(faults) as FaultName[])
      .flatMap((fault) => [
        async () => {
          const lookAgain = await visitDirectly(browser, name, target, fault, limit);
          laterLooks.push(lookAgain().catch((error) => void failures.push(error)));
        },
        () => visitByLinkAndGoBack(browser, name, target, fault, limit),
      ])
      .values();
    const visitRest = async () => {
      for (const visit of visits) await visit();
    };
    await Promise.all(Array.from({ length: sideBySide }, visitRest));
    await Promise.all(laterLooks);
    expect(failures).toEqual([]);
  });
}

/** A tab in which the scripts of `name` have the fault, if one is given. */
async function openTab(browser: Browser, name: string, fault?: FaultName): Promise<Page> {
  const context = await browser.newContext({
    baseURL: site.origin,
    // The server's certificate is self-signed.
    ignoreHTTPSErrors: true,
    serviceWorkers: 'block',
    ...(fault && { extraHTTPHeaders: faultHeaders(name, fault) }),
  });
  return context.newPage();
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
async function visitDirectly(
  browser: Browser,
  name: string,
  target: Target,
  fault: FaultName,
  limit: number,
): Promise<() => Promise<void>> {
  const what = `${name} is ${fault}, its page is opened`;
  const page = await openTab(browser, name, fault);
  await page.goto(target.path, { waitUntil: 'commit' });
  await expectReadable(page, target, what, limit);
  return async () => {
    await page.waitForTimeout(boundMs);
    await expectReadable(page, target, `${what}, six seconds later`, limit);
    await page.context().close();
  };
}

/** Returns how long each of its three pages took to be readable, in milliseconds. */
async function visitByLinkAndGoBack(
  browser: Browser,
  name: string,
  target: Target,
  fault?: FaultName,
  limit?: number,
): Promise<number[]> {
  const what = `${name} is ${fault ?? 'whole'}`;
  const page = await openTab(browser, name, fault);
  await page.goto(elsewhere.path, { waitUntil: 'commit' });
  const first = await expectReadable(page, elsewhere, what, limit);
  const way =
    name === 'remote-chat' && fault !== undefined
      ? page.getByRole('button', { name: 'Chat with us' })
      : page.getByRole('contentinfo').getByRole('link', { name: target.link, exact: true });
  await way.click({ noWaitAfter: true });
  const second = await expectReadable(page, target, `${what}, its page is reached by a link`, limit);
  await page.goBack({ waitUntil: 'commit' });
  const third = await expectReadable(page, elsewhere, `${what}, and one goes back`, limit);
  await page.context().close();
  return [first, second, third];
}
