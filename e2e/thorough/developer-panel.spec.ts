import { expect, hydrated, test } from '../test.ts';

const panel = 'Remotes of this page';

test('a panel describes the remotes of a page with ?mf, and is not loaded otherwise', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto('/blogs');
  await hydrated(page);
  await expect(page.getByRole('complementary', { name: panel })).toHaveCount(0);
  expect(await page.content()).not.toContain('developerPanel');
  expect(requests.join()).not.toContain('developerPanel');

  await page.goto('/blogs?mf');
  const shown = page.getByRole('complementary', { name: panel });
  await expect(
    shown.getByText(/^remote-blog: release [0-9a-f]{12}, contract \d, shared [\d.]+, react /),
  ).toBeVisible();
  await expect(shown.getByText(/^react: [\d.]+ of shell, in use$/)).toBeVisible();
  await expect(shown.getByText('All that it needs arrives and starts.')).toHaveCount(4);
  await shown.getByRole('button', { name: 'Close' }).click();
  await expect(shown).toHaveCount(0);
});
