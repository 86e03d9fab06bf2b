import { expect, test } from '../test.ts';

test.use({ javaScriptEnabled: false });

test('without scripts links and the chat button lead on', async ({ tab }) => {
  await tab.goto('/');
  await tab.getByRole('contentinfo').getByRole('link', { name: 'Korea' }).click();
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText(/Korea/);
  await tab.getByRole('button', { name: 'Chat with us' }).click();
  await expect(tab).toHaveURL(/\/contact/);
});
