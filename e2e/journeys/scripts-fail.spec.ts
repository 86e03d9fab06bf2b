import type { Page } from '@playwright/test';
import { fillIn, messagesFrom, send, thanks, uniqueEmail } from '../enquiryForm.ts';
import { countries, menuEntries } from '../routes.ts';
import { expect, test } from '../test.ts';

test.use({ expectedMessages: [/Failed to load|ERR_|integrity|Unexpected token|net::/i] });

/** Opens a page whose scripts are missing. faults/matrix.spec.ts tries the other ways of failing. */
const open = async (page: Page, path: string) => {
  await page.route(/\.js(\?|$)/, (route) => route.fulfill({ status: 404, body: 'Not found' }));
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeVisible();
};

test('without scripts, on a wide screen every menu entry is reached by pointer and by keyboard', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/');
  const header = page.getByRole('banner');
  const studyAbroad = header.getByRole('button', { name: 'Study Abroad' });
  await expect(studyAbroad).toHaveAttribute('title', 'Select a country from the dropdown');
  await studyAbroad.hover();
  for (const name of countries) await expect(header.getByRole('link', { name, exact: true })).toBeVisible();
  await header.getByRole('button', { name: 'Test Preparation' }).focus();
  await page.keyboard.press('Tab');
  await expect(header.getByRole('link', { name: 'IELTS & PTE' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.waitForURL('/ielts-pte', { waitUntil: 'commit' });
});

test('without scripts, on a phone the menu opens, holds every entry, closes, and its links work', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/');
  const header = page.getByRole('banner');
  await page.getByRole('button', { name: 'Open menu' }).click();
  for (const name of menuEntries) await expect(header.getByRole('link', { name, exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(header.getByRole('link', { name: 'Korea', exact: true })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused();
  await page.getByRole('button', { name: 'Open menu' }).click();
  await header.getByRole('link', { name: 'SAT', exact: true }).click();
  await page.waitForURL('/sat', { waitUntil: 'commit' });
});

test('without scripts an enquiry arrives, and a page of thanks answers it', async ({ page }) => {
  const email = uniqueEmail();
  await open(page, '/contact');
  await fillIn(page, email, 'I would like to study in Korea.');
  await send(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(thanks);
  expect(messagesFrom(email)).toHaveLength(1);
});

test('without scripts the row of all eight questions with their answers can be scrolled', async ({
  page,
}) => {
  await open(page, '/');
  const faq = page.getByRole('region', { name: 'Frequently asked questions' });
  for (const question of await faq.getByRole('heading', { level: 3 }).all()) {
    await question.scrollIntoViewIfNeeded();
    await expect(question).toBeInViewport({ ratio: 1 });
  }
  await expect(faq.getByRole('heading', { level: 3 })).toHaveCount(8);
});
