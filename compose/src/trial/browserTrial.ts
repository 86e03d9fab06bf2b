/** The last question to a site before it goes live: does a real browser bring its pages to life? */
import type { Page } from 'playwright';
import { bootstrapElementId, type PageBootstrap } from 'shared/contract/bootstrap';
import { UserError } from '../userError.ts';
import { isAlive } from './browser.ts';
import type { Stage } from './stage.ts';

/**
 * Opens pages of the site in `folder` on the stage, and on the home page every widget. Throws a UserError naming the first
 * page that complains in the console, throws, or whose own code has not taken over its h1 within `timeoutMs` (ms).
 */
export async function browserTrial(
  { tab, server }: Stage,
  { folder, pages }: { folder: string; pages: readonly string[] },
  timeoutMs = 15_000,
): Promise<void> {
  server.show(folder);
  tab.setDefaultTimeout(timeoutMs);
  let complain: (text: string) => void = () => {};
  tab.on('pageerror', (error) => complain(error.message));
  tab.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complain(message.text());
  });
  // A release that writes no page may bring a widget, and the shell's writes all: both are tried on the home page.
  const tried = pages.length > 0 ? pages : ['/'];
  try {
    // One after the other: a browser lets a page in the background wait.
    for (const address of tried) {
      const complained = new Promise<string>((resolve) => {
        complain = resolve;
      });
      const expectations = address === '/' ? [expectLife, expectWidgets] : [expectLife];
      const fault = await Promise.race([complained, unmet(tab, server.url + address, expectations)]);
      if (fault !== undefined)
        throw new UserError(
          `${address} fails in a browser inside the live shell (${fault.split('\n')[0]}): fix it and release it again.`,
        );
    }
  } finally {
    tab.removeAllListeners();
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
  const { packages }: PageBootstrap = JSON.parse(
    (await tab.locator(`#${bootstrapElementId}`).textContent()) ?? '',
  );
  for (const { slot, label } of packages.flatMap(({ widgets }) => widgets)) {
    await tab.getByRole('button', { name: label }).click();
    const opened = tab.getByRole('dialog').waitFor();
    await opened.catch(() => {
      throw new Error(`its ${slot} does not open`);
    });
  }
}
