/** A visitor leaves a page whose remote is slow or fails: its late answer must not change the page they went on to. */
import type { Page, Route } from '@playwright/test';
import { deferred, expect, test, visit } from '../test.ts';

test.use({
  expectedMessages: [/remote-|Failed to load|ERR_|status of|Federation|module script|Failed to fetch/i],
});

const footer = (page: Page) => page.getByRole('contentinfo');
const goToBroken = (page: Page) =>
  footer(page).getByRole('link', { name: 'IELTS and PTE', exact: true }).click();
const sentence = 'I am in the middle of a sen';

interface Way {
  /** Leaves for the contact page. As in any browser, Back leads to the page before the one on the screen. */
  goOn: (page: Page) => Promise<unknown>;
  answer: (route: Route) => Promise<void>;
  isAfterTheWait: boolean;
}

const ways: Record<string, Way> = {
  'by a link, and then a 500 comes': {
    goOn: (page) => footer(page).getByRole('link', { name: 'Contact', exact: true }).click(),
    answer: (route) => route.fulfill({ status: 500, body: 'broken' }),
    isAfterTheWait: false,
  },
  'by Back, and its scripts come when the wait is over': {
    goOn: (page) => page.goBack(),
    answer: (route) => route.continue(),
    isAfterTheWait: true,
  },
};

for (const [way, { goOn, answer, isAfterTheWait }] of Object.entries(ways))
  test(`a page with a slow remote is left ${way}: nothing reopens it`, async ({ page }) => {
    await page.clock.install();
    const { promise: released, resolve: release } = deferred();
    await visit(page, '/contact');
    await footer(page).getByRole('link', { name: 'About Us', exact: true }).click();
    await expect(page).toHaveURL('/about');
    await page.route('**/_/remote-test-prep/**', async (route) => {
      await released;
      await answer(route).catch(() => {});
    });
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    const asked = page.waitForRequest('**/_/remote-test-prep/**');
    await goToBroken(page);
    await asked;
    await goOn(page);

    const message = page.getByRole('main').getByRole('textbox', { name: /^message/i });
    await message.fill(sentence);
    const scrolled = await page.evaluate(() => window.scrollY);
    if (!isAfterTheWait) release();
    // The page waits less than a minute for a remote.
    await page.clock.fastForward(60_000);
    release();
    await page.clock.fastForward(60_000);
    await page.waitForLoadState('networkidle');

    await expect(page).toHaveURL('/contact');
    await expect(message).toHaveValue(sentence);
    await expect(message).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  });

test('a static document that is still loading does not take the visitor back', async ({ page }) => {
  await page.route('**/_/remote-test-prep/**', (route) => route.abort());
  const answer = deferred();
  await visit(page, '/about');
  await page.route('**/ielts-pte', async (route) => {
    await answer.promise;
    await route.continue().catch(() => {});
  });
  // The page itself clicks, because Playwright waits while a document is loading.
  await page.evaluate(() => {
    const goOn = () => document.querySelector<HTMLElement>('footer a[href="/contact"]')?.click();
    window.addEventListener('beforeunload', () => setTimeout(goOn, 50), { once: true });
  });
  const stopped = page.waitForEvent('requestfailed', (request) => request.isNavigationRequest());
  await goToBroken(page);
  await stopped;
  answer.resolve();
  const message = page.getByRole('main').getByRole('textbox', { name: /^message/i });
  await message.fill(sentence);
  await expect(page).toHaveURL('/contact');
  await expect(message).toHaveValue(sentence);
});
