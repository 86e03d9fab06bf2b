import { routes } from '../routes.ts';
import { expect, test } from '../test.ts';

test.use({ javaScriptEnabled: false });

for (const [path, heading] of Object.entries(routes)) {
  test(`without scripts ${path} shows its heading, its text and a way on`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await expect(
      page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }),
    ).toBeVisible();
  });
}

test('without scripts links and the chat button lead on', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Korea' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Korea/);
  await page.getByRole('button', { name: 'Chat with us' }).click();
  await expect(page).toHaveURL(/\/contact/);
});
