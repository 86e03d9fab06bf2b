import { countries, menuEntries } from '../routes.ts';
import { expect, test, visit } from '../test.ts';

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('the header lists every section in order, and the countries’ menu has its hint', async ({ tab }) => {
    await tab.goto('/');
    const main = tab.getByRole('banner').getByRole('navigation', { name: 'Main' });
    await expect(main.locator('> ul > li')).toHaveText([
      'Home',
      'About',
      'Services',
      'Blogs',
      'Contact',
      new RegExp(`^Study Abroad\\s*${countries.join('\\s*')}$`),
      /^Test Preparation\s*IELTS & PTE\s*SAT$/,
    ]);
    await expect(main.getByRole('button', { name: 'Study Abroad' })).toHaveAttribute(
      'title',
      'Select a country from the dropdown',
    );
  });

  test('Tab reaches the skip link first, Enter opens a menu, and Esc returns the focus', async ({ tab }) => {
    await visit(tab, '/');
    await tab.keyboard.press('Tab');
    await expect(tab.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    const menu = tab.getByRole('button', { name: 'Test Preparation' });
    await menu.focus();
    await tab.keyboard.press('Enter');
    await expect(menu).toHaveAttribute('aria-expanded', 'true');
    await tab.keyboard.press('Tab');
    await expect(tab.getByRole('banner').getByRole('link', { name: 'IELTS & PTE' })).toBeFocused();
    await tab.keyboard.press('Escape');
    await expect(menu).toBeFocused();
    await expect(menu).toHaveAttribute('aria-expanded', 'false');
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('the menu holds the same entries, and closes by its button and by a choice', async ({ page }) => {
    await visit(page, '/');
    await page.getByRole('button', { name: 'Open menu' }).tap();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    // The rest of the page can't be reached meanwhile.
    await expect(page.locator('#main')).toHaveJSProperty('inert', true);
    for (const name of menuEntries) {
      await expect(menu.getByRole('link', { name, exact: true })).toBeVisible();
    }
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Close menu' })).toBeFocused();
    await page.getByRole('button', { name: 'Close menu' }).tap();
    await expect(menu).toBeHidden();
    await page.getByRole('button', { name: 'Open menu' }).tap();
    await menu.getByRole('link', { name: 'SAT', exact: true }).tap();
    await expect(menu).toBeHidden();
    await expect(page).toHaveURL('/sat');
    await expect(page.locator('#main')).toHaveJSProperty('inert', false);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/SAT/);
  });
});

test('the footer lists its three groups, contacts and profiles', async ({ tab }) => {
  await tab.goto('/');
  const footer = tab.getByRole('contentinfo');
  for (const name of ['About Us', 'Contact', 'Services', 'IELTS and PTE', 'Blogs', ...countries]) {
    await expect(footer.getByRole('link', { name, exact: true })).toBeVisible();
  }
  await expect(footer.getByRole('link', { name: /^\+977/ })).toHaveCount(2);
  const mail = await footer.getByRole('link', { name: /@/ }).getAttribute('href');
  expect(mail).toMatch(/^mailto:[^?]+\?subject=.+&body=.+/);
  await expect(footer.getByText('Lalitpur, Nepal')).toBeVisible();
  await expect(footer.getByText('Kathmandu, Nepal')).toBeVisible();
  const profiles = footer.getByRole('link', { name: /opens in a new tab/ });
  await expect(profiles).toHaveCount(3);
  await expect(profiles.first()).toHaveAttribute('target', '_blank');
  await expect(footer).toContainText(
    '© 2024 Sayapatri Education Hub. All rights reserved. | Designed for students worldwide',
  );
});
