import { expect, test, visit } from '../test.ts';

test('an article opens from the list and links back to it', async ({ tab }) => {
  await visit(tab, '/blogs');
  const link = tab
    .getByRole('main')
    .getByRole('link', { name: /Read More/ })
    .first();
  const path = (await link.getAttribute('href')) ?? '';
  expect(path).toMatch(/^\/blogs\/./);
  await link.click();
  await expect(tab).toHaveURL(path);
  await expect(tab.getByRole('heading', { level: 1 })).toBeFocused();
  await tab.getByRole('link', { name: 'Back to Blogs' }).first().click();
  await expect(tab).toHaveURL('/blogs');
});
