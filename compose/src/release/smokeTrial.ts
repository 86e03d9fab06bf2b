/** The last question to a site before it goes live: does a real browser bring its pages to life? */
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { serveSite } from 'server';
import type { LiveSite } from 'shared/contract/site';
import { Refusal } from '../refusal.ts';
import type { ComposeResult } from '../site/compose.ts';
import { notFound } from '../site/pages.ts';
import { browserArguments, ensureBrowser } from './browser.ts';
import type { GoLiveOptions } from './goLive.ts';

/** So many pages are tried at the same time. */
const width = 2;

/**
 * Hands `work` the trial for its next site, and ends the browser after it. The browser starts at once, beside the
 * build, which takes longer. The trial throws a Refusal where there is no browser and none can be installed.
 */
export async function withSmokeTrial<T>(
  work: (trial: NonNullable<GoLiveOptions['trial']>) => Promise<T>,
): Promise<T> {
  const launched = launchBrowser();
  // Heard where the trial waits for it.
  launched.catch(() => {});
  try {
    return await work(async (site) => smokeTrial(await launched, site));
  } finally {
    await launched.then(
      (browser) => browser.close(),
      () => {},
    );
  }
}

/** Starts the browser. Throws a Refusal when there is none and none can be installed. */
export async function launchBrowser(): Promise<Browser> {
  try {
    // No other host is there: what a third party answers is not this site's to be judged by.
    const alone = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1';
    return await chromium.launch({ executablePath: ensureBrowser(), args: [...browserArguments, alone] });
  } catch (error) {
    throw new Refusal(
      `The pages can't be tried in a browser before they go live: ${(error as Error).message}`,
    );
  }
}

/**
 * Opens every page that was written, and every widget, in the browser. Throws a Refusal naming the first page that
 * complains in the console, throws, or whose own code has not taken over its h1 within `patience` (ms).
 */
export async function smokeTrial(
  browser: Browser,
  { folder, rendered }: Pick<ComposeResult, 'folder' | 'rendered'>,
  patience = 15_000,
): Promise<void> {
  const server = await serveSite(folder);
  const context = await browser.newContext({ baseURL: server.url });
  context.setDefaultTimeout(patience);
  // Widgets are tried on the first page, and need one to stand on where none was written.
  const [first = '/', ...others] = rendered.filter((page) => page !== notFound.path);
  const queue = [{ address: first, expectations: [expectLife, expectWidgets] }].concat(
    others.map((address) => ({ address, expectations: [expectLife] })),
  );
  try {
    await Promise.all(Array.from({ length: width }, () => tryPages(context, queue)));
  } finally {
    await Promise.all([context.close(), server.close()]);
  }
}

interface PageTrial {
  address: string;
  expectations: ((tab: Page) => Promise<void>)[];
}

/** Takes pages from the queue until it is empty, all in one tab. */
async function tryPages(context: BrowserContext, queue: PageTrial[]): Promise<void> {
  const tab = await context.newPage();
  let complain: (text: string) => void = () => {};
  tab.on('pageerror', (error) => complain(error.message));
  tab.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complain(message.text());
  });
  for (let trial = queue.shift(); trial !== undefined; trial = queue.shift()) {
    const { address, expectations } = trial;
    const complained = new Promise<string>((resolve) => {
      complain = resolve;
    });
    const fault = await Promise.race([complained, unmet(tab, address, expectations)]);
    if (fault === undefined) continue;
    throw new Refusal(
      `${address} fails in a browser inside the live shell (${fault.split('\n')[0]}): mend it and release it anew.`,
    );
  }
}

/** Says what the page does not do; undefined if it does all that is expected. */
async function unmet(
  tab: Page,
  address: string,
  expectations: PageTrial['expectations'],
): Promise<string | undefined> {
  try {
    await tab.goto(address, { waitUntil: 'load' });
    for (const expectation of expectations) await expectation(tab);
    // What its effects have to say is heard too.
    await tab.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

/** The page's own code has taken over its h1: React marks the elements that it runs. */
async function expectLife(tab: Page): Promise<void> {
  const isAlive = () =>
    Object.keys(document.querySelector('main h1') ?? {}).some((key) => key.startsWith('__react'));
  await tab.waitForFunction(isAlive).catch(() => {
    throw new Error('its code does not take over its h1');
  });
}

/** Each widget opens by its button. */
async function expectWidgets(tab: Page): Promise<void> {
  const { packages }: LiveSite = JSON.parse((await tab.locator('#live-site').textContent()) ?? '');
  for (const { slot, label } of packages.flatMap(({ widgets }) => widgets)) {
    await tab.getByRole('button', { name: label }).click();
    const opened = tab.getByRole('dialog').waitFor();
    await opened.catch(() => {
      throw new Error(`its ${slot} does not open`);
    });
  }
}
