import { routes } from '../routes.ts';
import { expect, test } from '../test.ts';

test.use({ javaScriptEnabled: false });

for (const [path, heading] of Object.entries(routes)) {
  test(`without scripts ${path} shows its heading, its text and a way on`, async ({ tab }) => {
    await tab.goto(path);
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(tab.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await expect(
      tab.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }),
    ).toBeVisible();
  });
}

test('without scripts links and the chat button lead on', async ({ tab }) => {
  await tab.goto('/');
  await tab.getByRole('contentinfo').getByRole('link', { name: 'Korea' }).click();
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText(/Korea/);
  await tab.getByRole('button', { name: 'Chat with us' }).click();
  await expect(tab).toHaveURL(/\/contact/);
});
