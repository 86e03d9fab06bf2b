import type { Page, Route } from '@playwright/test';
import { deferred, expect, hydrated, test } from '../test.ts';

const launcher = (page: Page) => page.getByRole('button', { name: 'Chat with us' });
const panel = (page: Page) => page.getByRole('dialog', { name: /Assistant/ });
const input = (page: Page) => panel(page).getByRole('textbox', { name: 'Your message' });

async function openChat(page: Page, path = '/services') {
  await page.goto(path);
  await hydrated(page);
  await launcher(page).click();
  await expect(panel(page)).toBeVisible();
}

test('by keyboard alone: open, read the welcome, ask, close, start again', async ({ tab }) => {
  await tab.goto('/about');
  await hydrated(tab);
  await launcher(tab).focus();
  await tab.keyboard.press('Enter');
  await expect(input(tab)).toBeFocused();
  const log = panel(tab).getByRole('log');
  await expect(log).toContainText(/welcome/i);

  await tab.keyboard.type('   ');
  await tab.keyboard.press('Enter');
  await tab.keyboard.type('my DETAILS please');
  await tab.keyboard.press('Enter');
  await expect(log).toContainText('Please fill out the form below with your contact information.');
  await tab.keyboard.type('qwertyuiop');
  await tab.keyboard.press('Enter');
  await expect(log).toContainText(
    "I'm not sure how to respond to that. Could you please rephrase your question?",
  );

  await tab.keyboard.press('Escape');
  await expect(panel(tab)).toBeHidden();
  await expect(launcher(tab)).toBeFocused();
  await tab.keyboard.press('Enter');
  await expect(log).toContainText(/welcome/i);
  await expect(log).not.toContainText('qwertyuiop');
});

test('requirements come from the guides’ remote, as a table', async ({ tab }) => {
  await openChat(tab);
  await panel(tab).getByRole('button', { name: 'IELTS/PTE Requirements' }).click();
  await panel(tab).getByRole('button', { name: 'Australia' }).click();
  await expect(panel(tab).getByRole('table').first()).toContainText('no band under 5.5');
  await expect(panel(tab).getByRole('link', { name: /IELTS/ }).first()).toHaveAttribute('href', '/ielts-pte');
});

test('a link in a reply navigates without a reload, and the conversation stays', async ({ tab }) => {
  await openChat(tab);
  await tab.evaluate(() => Object.assign(window, { sameDocument: true }));
  await panel(tab).getByRole('button', { name: 'Make an Appointment' }).click();
  await panel(tab).getByRole('log').getByRole('link').and(tab.locator('[href="/contact"]')).first().click();
  await expect(tab).toHaveURL('/contact');
  expect(await tab.evaluate(() => 'sameDocument' in window)).toBe(true);
  await expect(panel(tab)).toBeVisible();
});

test('markup typed by a visitor is shown as text', async ({ tab }) => {
  await openChat(tab);
  const typed = '<img src=x onerror="window.ran=true"><script>window.ran=true</script>';
  await input(tab).fill(typed);
  await tab.keyboard.press('Enter');
  await expect(panel(tab).getByRole('log')).toContainText(typed);
  expect(await tab.evaluate(() => 'ran' in window)).toBe(false);
});

test('the panel is 380 by 600 pixels', async ({ tab }) => {
  await tab.setViewportSize({ width: 1440, height: 900 });
  await openChat(tab);
  const box = await panel(tab).boundingBox();
  expect([Math.round(box?.width ?? 0), Math.round(box?.height ?? 0)]).toEqual([380, 600]);
});

test('on a small phone it fills the screen', async ({ tab }) => {
  await tab.setViewportSize({ width: 360, height: 640 });
  await openChat(tab);
  const box = await panel(tab).boundingBox();
  expect([Math.round(box?.width ?? 0), Math.round(box?.height ?? 0)]).toEqual([360, 640]);
});

test.describe('a click before the shell’s script is there', () => {
  test.use({ expectedMessages: [/Failed to load resource/] });

  /** Opens a page whose scripts are handled by `hold`, and clicks the assistant's button. */
  async function clickEarly(page: Page, hold: (route: Route) => unknown) {
    await page.route(/\/_\/shell\/.*\.js$/, hold);
    await page.goto('/services', { waitUntil: 'commit' });
    await launcher(page).click();
  }

  test('opens the panel once the script has loaded, with the focus in its input', async ({ page }) => {
    const arrival = deferred();
    await clickEarly(page, (route) => arrival.promise.then(() => route.continue()));
    await expect(launcher(page)).toHaveAttribute('aria-busy', 'true');
    arrival.resolve();
    await expect(input(page)).toBeFocused();
    await expect(page).toHaveURL('/services');
    await page.keyboard.press('Escape');
    await expect(launcher(page)).toBeFocused();
    await expect(launcher(page)).toHaveAttribute('aria-busy', 'false');
  });

  test('leads to the contact page when the script does not come in ten seconds', async ({ page }) => {
    await page.clock.install({ time: 0 });
    // Otherwise the ten seconds could pass by themselves before the page is looked at.
    await page.clock.pauseAt(1_000);
    await clickEarly(page, () => {});
    await expect(launcher(page)).toHaveAttribute('aria-busy', 'true');
    await expect(page).toHaveURL('/services');
    await page.clock.runFor(10_000);
    await expect(page).toHaveURL(/\/contact/);
  });

  test('leads to the contact page when the script can’t be loaded', async ({ page }) => {
    await clickEarly(page, (route) => route.fulfill({ status: 404, body: 'not here' }));
    await expect(page).toHaveURL(/\/contact/);
  });
});

test.describe('while the guides’ remote is down', () => {
  test.use({ expectedMessages: [/remote-destinations|Failed to load resource|ERR_FAILED|module/] });

  test('requirements are answered with links alone', async ({ page }) => {
    await page.route('**/_/remote-destinations/**', (route) => route.abort());
    await openChat(page);
    await input(page).fill('IELTS requirements for Australia?');
    await page.keyboard.press('Enter');
    await expect(panel(page).getByRole('log').locator('[href="/ielts-pte"]').first()).toBeVisible();
    await expect(panel(page).getByRole('table')).toHaveCount(0);
  });
});
