import { expect, test } from '../test.ts';

test.use({ expectedMessages: [/status of 404/] });

test('from home, two clicks lead to what a year in Australia costs in rupees', async ({ tab }) => {
  await tab.goto('/');
  await tab.getByRole('main').getByRole('link', { name: 'What a year costs in rupees' }).click();
  await expect(tab).toHaveURL(/\/plan\/cost/);
  await expect(tab.getByRole('main')).toContainText(/Australia/);
  await expect(tab.getByRole('main')).toContainText(/NPR\s?[\d,]+/);
});

for (const path of ['/', '/services', '/about', '/nowhere', '/blogs/securing-your-future', '/ielts-pte'])
  test(`${path} leads to the planning tools`, async ({ tab }) => {
    await tab.goto(path);
    await expect(tab.getByRole('main').locator('a[href^="/plan"]').first()).toBeVisible();
  });
