import { expect, hydrated, test } from '../test.ts';

test('an article opened by a click and a reply of the assistant are shown as HTML', async ({ tab }) => {
  await tab.goto('/blogs');
  await hydrated(tab);
  await tab.evaluate(() => Object.assign(window, { sameDocument: true }));
  await tab.getByRole('main').locator('a[href="/blogs/securing-your-future"]').first().click();
  await expect(tab).toHaveURL(/securing-your-future/);
  await expect(tab.getByRole('main').locator('p').nth(3)).toBeVisible();
  expect(await tab.evaluate(() => 'sameDocument' in window)).toBe(true);
  await tab.getByRole('button', { name: 'Chat with us' }).first().click();
  await tab.getByRole('button', { name: 'Our Location' }).click();
  await expect(tab.getByRole('dialog').getByRole('link').first()).toBeVisible();
});

test.describe('code that does not belong to the site', () => {
  test.use({ expectedMessages: [/Trusted|violates the following Content Security Policy/] });

  test('turns no text into HTML or script, and makes no policy of its own', async ({ page }) => {
    await page.goto('/about');
    await hydrated(page);
    const outcomes = await page.evaluate(() => {
      const attempt = (what: () => unknown) => {
        try {
          what();
          return 'done';
        } catch (error) {
          return error instanceof Error ? error.name : 'refused';
        }
      };
      type Factory = { createPolicy(name: string, rules: object): unknown };
      const { trustedTypes } = globalThis as unknown as { trustedTypes: Factory };
      return [
        attempt(() => {
          document.createElement('div').innerHTML = '<img src=x onerror=alert(1)>';
        }),
        attempt(() => {
          document.createElement('script').src = '/_/evil.js';
        }),
        attempt(() => trustedTypes.createPolicy('evil', { createHTML: (html: string) => html })),
      ];
    });
    expect(outcomes).toEqual(['TypeError', 'TypeError', 'TypeError']);
  });
});
