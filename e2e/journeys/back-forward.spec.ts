/** Back and Forward between documents show a page as it was left, from the browser's back/forward cache. */
import { existsSync } from 'node:fs';
import type { CDPSession, Page } from '@playwright/test';
import { browserArguments } from 'compose/browser';
import { expect, hydrated, test } from '../test.ts';

const whole = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(existsSync);
test.skip(whole === undefined, 'Chromium’s headless shell has no back/forward cache.');
test.use({
  launchOptions: {
    ...(whole && { executablePath: whole }),
    args: browserArguments,
    // Playwright switches the cache off, because it loses sight of a restored page: CDP reads it here.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
  // Playwright would run the script that saves data once more in a restored page.
  savesData: false,
  expectedMessages: [/remote-destinations|ERR_BLOCKED/],
});

interface State {
  path: string;
  reach: (page: Page) => Promise<void>;
  /** A script expression that is true while the page is in this state. */
  isKept: string;
}

const sentence = 'I am in the middle of a sen';

const states: Record<string, State> = {
  'with a draft in the form': {
    path: '/contact',
    reach: (page) => page.getByRole('main').getByLabel('Message').fill(sentence),
    isKept: `document.querySelector('main form textarea').value === '${sentence}'`,
  },
  'after a remote has failed': {
    path: '/services',
    reach: async (page) => {
      const devTools = await page.context().newCDPSession(page);
      await devTools.send('Network.enable');
      await devTools.send('Network.setBlockedURLs', { urls: ['*/remote-destinations/*.js'] });
      // Pointing loads the page, so the failure is over before anything is opened.
      const failed = page.waitForEvent('requestfailed');
      await page.getByRole('contentinfo').getByRole('link', { name: 'Japan', exact: true }).hover();
      await failed;
    },
    isKept: `document.documentElement.dataset.hydrated !== undefined`,
  },
};

/** Goes back or forward. Resolves with the reasons why the page was loaded anew; with none if it was restored. */
async function traverse(devTools: CDPSession, direction: 'back' | 'forward'): Promise<string[]> {
  const reasons: string[] = [];
  devTools.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
    reasons.push(...notRestoredExplanations.map(({ reason }) => reason));
  });
  const navigated = new Promise<string>((resolve) => {
    devTools.on('Page.frameNavigated', ({ frame, type }) => {
      if (frame.parentId === undefined) resolve(type);
    });
  });
  await devTools.send('Runtime.evaluate', { expression: `history.${direction}()` });
  return (await navigated) === 'BackForwardCacheRestore' ? [] : [direction, ...reasons];
}

for (const [name, { path, reach, isKept }] of Object.entries(states))
  test(`Back restores a page ${name}, and Forward the page after it`, async ({ page }) => {
    const devTools = await page.context().newCDPSession(page);
    await devTools.send('Page.enable');
    await page.goto(path);
    await hydrated(page);
    await reach(page);
    await page.evaluate(() => {
      location.href = '/robots.txt';
    });
    await page.waitForURL('/robots.txt');
    expect(await traverse(devTools, 'back')).toEqual([]);
    const { result } = await devTools.send('Runtime.evaluate', { expression: isKept });
    expect(result.value).toBe(true);
    expect(await traverse(devTools, 'forward')).toEqual([]);
  });
