/** The last question to a site before it goes live: does a real browser bring its pages to life? */
import { chromium, type Page } from 'playwright';
import { serveSite } from 'server/serveSite';
import type { LiveSite } from 'shared/contract/site';
import { Refusal } from '../refusal.ts';
import type { ComposeResult } from '../site/compose.ts';
import { notFound } from '../site/pages.ts';
import { browserArguments, ensureBrowser, isAlive } from './browser.ts';

/** Starts the browser and opens its one tab. Throws a Refusal when there is none and none can be installed. */
export async function openTab(): Promise<Page> {
  try {
    // No other host is there: what a third party answers is not this site's to be judged by.
    const alone = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1';
    const options = { executablePath: ensureBrowser(), args: [...browserArguments, alone] };
    return await (await chromium.launch(options)).newPage();
  } catch (error) {
    throw new Refusal(
      `The pages can't be tried in a browser before they go live: ${(error as Error).message}`,
    );
  }
}

/**
 * Opens every page that was written, and on the home page every widget, in the tab. Throws a Refusal naming the first
 * page that complains in the console, throws, or whose own code has not taken over its h1 within `patience` (ms).
 */
export async function smokeTrial(
  tab: Page,
  { folder, rendered }: Pick<ComposeResult, 'folder' | 'rendered'>,
  patience = 15_000,
): Promise<void> {
  const server = await serveSite(folder);
  tab.setDefaultTimeout(patience);
  let complain: (text: string) => void = () => {};
  tab.on('pageerror', (error) => complain(error.message));
  tab.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complain(message.text());
  });
  // A release that writes no page may bring a widget, and the shell's writes all: both are tried on the home page.
  const written = rendered.filter((page) => page !== notFound.path);
  const pages = written.length > 0 ? written : ['/'];
  try {
    // One after the other: a browser lets a page in the background wait.
    for (const address of pages) {
      const complained = new Promise<string>((resolve) => {
        complain = resolve;
      });
      const expectations = address === '/' ? [expectLife, expectWidgets] : [expectLife];
      const fault = await Promise.race([complained, unmet(tab, server.url + address, expectations)]);
      if (fault !== undefined)
        throw new Refusal(
          `${address} fails in a browser inside the live shell (${fault.split('\n')[0]}): mend it and release it anew.`,
        );
    }
  } finally {
    tab.removeAllListeners();
    await server.close();
  }
}

/** Says what the page does not do; undefined if it does all that is expected. */
async function unmet(
  tab: Page,
  url: string,
  expectations: ((tab: Page) => Promise<void>)[],
): Promise<string | undefined> {
  try {
    await tab.goto(url, { waitUntil: 'load' });
    for (const expectation of expectations) await expectation(tab);
    // What its effects have to say is heard too.
    await tab.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

async function expectLife(tab: Page): Promise<void> {
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
