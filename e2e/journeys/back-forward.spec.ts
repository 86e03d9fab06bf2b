/** Back and Forward between documents show a page as it was left, from the browser's back/forward cache. */
import { existsSync } from 'node:fs';
import type { CDPSession } from '@playwright/test';
import { browserArguments } from 'compose/browser';
import { expect, test, visit } from '../test.ts';

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
});

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

test('Back restores a page with a draft in its form, and Forward the page after it', async ({ page }) => {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Page.enable');
  await visit(page, '/contact');
  await page.getByRole('main').getByLabel('Message').fill('I am in the middle of a sen');
  await page.evaluate(() => {
    location.href = '/robots.txt';
  });
  await page.waitForURL('/robots.txt');
  expect(await traverse(devTools, 'back')).toEqual([]);
  const draft = `document.querySelector('main form textarea').value`;
  const { result } = await devTools.send('Runtime.evaluate', { expression: draft });
  expect(result.value).toBe('I am in the middle of a sen');
  expect(await traverse(devTools, 'forward')).toEqual([]);
});
