import type { Page, Route } from '@playwright/test';
import { expect, hydrated, test } from '../test.ts';

const launcher = (page: Page) => page.getByRole('button', { name: 'Chat with us' });
const panel = (page: Page) => page.getByRole('dialog', { name: /Assistant/ });
const input = (page: Page) => panel(page).getByRole('textbox', { name: 'Your message' });

async function openChat(page: Page, path = '/services') {
  await page.goto(path);
  await hydrated(page);
  await launcher(page).click();
  await expect(panel(page)).toBeVisible();
}

test('by keyboard alone: open, read the welcome, ask, close, start again', async ({ page }) => {
  await page.goto('/about');
  await hydrated(page);
  await launcher(page).focus();
  await page.keyboard.press('Enter');
  await expect(input(page)).toBeFocused();
  const log = panel(page).getByRole('log');
  await expect(log).toContainText(/welcome/i);

  await page.keyboard.type('   ');
  await page.keyboard.press('Enter');
  await page.keyboard.type('my DETAILS please');
  await page.keyboard.press('Enter');
  await expect(log).toContainText('Please fill out the form below with your contact information.');
  await page.keyboard.type('qwertyuiop');
  await page.keyboard.press('Enter');
  await expect(log).toContainText(
    "I'm not sure how to respond to that. Could you please rephrase your question?",
  );

  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await expect(launcher(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(log).toContainText(/welcome/i);
  await expect(log).not.toContainText('qwertyuiop');
});

test('requirements come from the test preparation remote, as a table', async ({ page }) => {
  await openChat(page);
  await panel(page).getByRole('button', { name: 'IELTS/PTE Requirements' }).click();
  await panel(page).getByRole('button', { name: 'Australia' }).click();
  await expect(panel(page).getByRole('table').first()).toContainText('no band under 5.5');
  await expect(panel(page).getByRole('link', { name: /IELTS/ }).first()).toHaveAttribute(
    'href',
    '/ielts-pte',
  );
});

test('a link in a reply navigates without a reload, and the conversation stays', async ({ page }) => {
  await openChat(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await panel(page).getByRole('button', { name: 'Make an Appointment' }).click();
  await panel(page).getByRole('log').getByRole('link').and(page.locator('[href="/contact"]')).first().click();
  await expect(page).toHaveURL('/contact');
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  await expect(panel(page)).toBeVisible();
});

test('markup typed by a visitor is shown as text', async ({ page }) => {
  await openChat(page);
  const typed = '<img src=x onerror="window.ran=true"><script>window.ran=true</script>';
  await input(page).fill(typed);
  await page.keyboard.press('Enter');
  await expect(panel(page).getByRole('log')).toContainText(typed);
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
});

test('the panel is 380 by 600 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openChat(page);
  const box = await panel(page).boundingBox();
  expect([Math.round(box?.width ?? 0), Math.round(box?.height ?? 0)]).toEqual([380, 600]);
});

test('on a small phone it fills the screen', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openChat(page);
  const box = await panel(page).boundingBox();
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
    let arrive = () => {};
    const arrival = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await clickEarly(page, (route) => arrival.then(() => route.continue()));
    await expect(launcher(page)).toHaveAttribute('aria-busy', 'true');
    arrive();
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

test.describe('while the test preparation remote is down', () => {
  test.use({ expectedMessages: [/remote-test-prep|Failed to load resource|ERR_FAILED|module/] });

  test('requirements are answered with links alone', async ({ page }) => {
    await page.route('**/_/remote-test-prep/**', (route) => route.abort());
    await openChat(page);
    await input(page).fill('IELTS requirements for Australia?');
    await page.keyboard.press('Enter');
    await expect(panel(page).getByRole('log').locator('[href="/ielts-pte"]').first()).toBeVisible();
    await expect(panel(page).getByRole('table')).toHaveCount(0);
  });
});
