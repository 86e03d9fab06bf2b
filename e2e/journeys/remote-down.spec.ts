import type { Page, Route } from '@playwright/test';
import { expect, hydrated, test } from '../test.ts';

test.use({
  expectedMessages: [/remote-|Failed to load|ERR_FAILED|404|Federation|integrity|MIME|module script/i],
  waitsForRemotes: false,
});

const failures: Record<string, (route: Route) => Promise<void>> = {
  refused: (route) => route.abort(),
  missing: (route) => route.fulfill({ status: 404, body: 'not here' }),
  garbage: (route) => route.fulfill({ contentType: 'text/javascript', body: '}{ not a script' }),
  // Never answered: only the shell's own time limit ends the wait.
  hanging: () => new Promise(() => {}),
};

const breakRemote = (page: Page, name: string, fail: (route: Route) => Promise<void>) =>
  page.route(`**/_/${name}/**`, fail);

for (const [kind, fail] of Object.entries(failures)) {
  test(`remote ${kind}: its prerendered page stays readable, the rest of the site works`, async ({
    page,
  }) => {
    await breakRemote(page, 'remote-test-prep', fail);
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

  test(`remote ${kind}: going to its page falls back to the static document`, async ({ page }) => {
    await breakRemote(page, 'remote-test-prep', fail);
    await page.goto('/about');
    await hydrated(page);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page.getByRole('contentinfo').getByRole('link', { name: 'IELTS and PTE' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/IELTS/);
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(false);
  });
}

test('an assistant that is down: its button leads to the contact page', async ({ page }) => {
  await breakRemote(page, 'remote-chat', (route) => route.abort());
  await page.goto('/services');
  await hydrated(page);
  await page.getByRole('button', { name: 'Chat with us' }).click();
  await expect(page).toHaveURL(/\/contact/);
});
