/** A phone, a tablet and a computer whose owner has doubled the text size. */
import { browserArguments, ensureBrowser } from 'compose/browser';
import { kinds } from '../routes.ts';
import { excessWidth, expect, test } from '../test.ts';

// In one worker, as its browser serves these tests alone.
test.describe.configure({ mode: 'default' });
test.use({
  viewport: { width: 360, height: 740 },
  launchOptions: {
    executablePath: ensureBrowser(),
    args: [...browserArguments, '--blink-settings=defaultFontSize=32'],
  },
});

/** Run in a page: the beginnings of list items that cut off what they hold. */
const cutItems = () =>
  [...document.querySelectorAll('main li')]
    .filter(
      (item) => getComputedStyle(item).overflowX === 'hidden' && item.scrollWidth > item.clientWidth + 1,
    )
    .map((item) => item.textContent?.slice(0, 40));

test('no page is wider than the screen, and no card cuts its words', async ({ page }) => {
  test.slow();
  const tooWide: string[] = [];
  for (const path of kinds) {
    await page.goto(path);
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      const excess = await excessWidth(page);
      if (excess > 0) tooWide.push(`${path} at ${width} px: ${excess} px`);
      for (const item of await page.evaluate(cutItems)) tooWide.push(`${path} at ${width} px: ${item}`);
    }
  }
  expect(tooWide).toEqual([]);
});

test('the menu button opens the menu within the screen', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: /menu/i }).click();
  await expect(page.getByRole('link', { name: 'Services', exact: true }).first()).toBeInViewport();
});
