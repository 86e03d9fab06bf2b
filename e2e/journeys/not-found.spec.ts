import { expect, test } from '../test.ts';

test.use({ expectedMessages: [/status of 404/] });

test('an unknown path gets a helpful page with status 404', async ({ tab }) => {
  const response = await tab.goto('/no-such-page');
  expect(response?.status()).toBe(404);
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  await tab.getByRole('main').getByRole('link', { name: 'Go to the home page' }).click();
  await expect(tab).toHaveURL('/');
});
