import { expect, hydrated, test } from '../test.ts';

test.use({
  expectedMessages: [/remote-|Failed to load|ERR_FAILED|404|Federation|integrity|MIME|module script/i],
});

// The faults, and a remote that is down when its page is reached by a link, are tried in faults/matrix.spec.ts.
test('a page whose remote never answers stays and says so, and other pages work', async ({ page }) => {
  await page.route('**/_/remote-test-prep/**', () => new Promise(() => {}));
  await page.goto('/sat', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/SAT/);
  const content = await page.getByRole('main').textContent();
  expect(content).toContain('1500-1600');
  await expect(page.getByText(/A part of this page could not be loaded/)).toBeVisible();
  expect(await page.getByRole('main').textContent()).toBe(content);

  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
  await expect(page).toHaveURL('/about');
  await hydrated(page);
});
