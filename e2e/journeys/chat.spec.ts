import type { Page } from '@playwright/test';
import { expect, holdScripts, test, visit } from '../test.ts';

const launcher = (page: Page) => page.getByRole('button', { name: 'Chat with us' });
const panel = (page: Page) => page.getByRole('dialog', { name: /Assistant/ });
const input = (page: Page) => panel(page).getByRole('textbox', { name: 'Your message' });

async function openChat(page: Page) {
  await visit(page, '/services');
  await launcher(page).click();
  await expect(panel(page)).toBeVisible();
}

test('the keyboard alone opens the assistant, asks, closes it and starts again', async ({ tab }) => {
  await visit(tab, '/about');
  await launcher(tab).focus();
  await tab.keyboard.press('Enter');
  await expect(input(tab)).toBeFocused();
  const log = panel(tab).getByRole('log');
  await expect(log).toContainText(/welcome/i);

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

test('the assistant shows requirements from the guides’ remote as a table', async ({ tab }) => {
  await openChat(tab);
  await panel(tab).getByRole('button', { name: 'IELTS/PTE Requirements' }).click();
  await panel(tab).getByRole('button', { name: 'Australia' }).click();
  await expect(panel(tab).getByRole('table').first()).toContainText('no band under 5.5');
  await expect(panel(tab).getByRole('link', { name: /IELTS/ }).first()).toHaveAttribute('href', '/ielts-pte');
});

test('the panel is 380 by 600 pixels, and fills the screen of a small phone', async ({ tab }) => {
  for (const [screen, size] of [
    [{ width: 1440, height: 900 }, [380, 600]],
    [{ width: 360, height: 640 }, [360, 640]],
  ] as const) {
    await tab.setViewportSize(screen);
    await openChat(tab);
    const box = await panel(tab).boundingBox();
    expect([Math.round(box?.width ?? 0), Math.round(box?.height ?? 0)]).toEqual(size);
  }
});

test('in a window that is enlarged four times, an answer can be read and the next question written', async ({
  tab,
}) => {
  await tab.setViewportSize({ width: 320, height: 235 });
  await openChat(tab);
  await input(tab).fill('qwertyuiop');
  await input(tab).press('Enter');
  await expect(input(tab)).toBeInViewport({ ratio: 1 });
  const answer = panel(tab).getByText("I'm not sure how to respond to that.");
  await answer.scrollIntoViewIfNeeded();
  await expect(answer).toBeInViewport({ ratio: 0.9 });
});

test('a click before the shell’s script has loaded opens the panel after it', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/services', { waitUntil: 'commit' });
  await launcher(page).click();
  await expect(launcher(page)).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(input(page)).toBeFocused();
  await expect(page).toHaveURL('/services');
  await page.keyboard.press('Escape');
  await expect(launcher(page)).toBeFocused();
  await expect(launcher(page)).toHaveAttribute('aria-busy', 'false');
});

test.describe('with the search lost at first', () => {
  test.use({ expectedMessages: [/Failed to load resource/] });

  test('the conversation stays from page to page, and the rules answer while the search is lost', async ({
    tab,
  }) => {
    await tab.route('**/siteSearch-*.js', (route) => route.abort());
    await openChat(tab);
    await input(tab).fill('I would like to make an appointment.');
    await input(tab).press('Enter');
    await panel(tab).getByRole('link', { name: 'Book a free consultation' }).click();
    await expect(tab).toHaveURL('/contact');
    await expect(panel(tab).getByRole('log')).toContainText('I would like to make an appointment.');
    await tab.unroute('**/siteSearch-*.js');
    await input(tab).fill('what is noc');
    await input(tab).press('Enter');
    await expect(panel(tab).getByRole('log')).toContainText('No Objection Certificate');
  });
});
