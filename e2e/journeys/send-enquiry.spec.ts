import type { Page } from '@playwright/test';
import { enquiryKeys } from '@sayapatri/contract';
import { storedEnquiries } from '../storedEnquiries.ts';
import { expect, hydrated, test } from '../test.ts';

const thanks = "Thanks! You'll get a response in 24 hours.";
const failed = 'Submission failed. Please try again later.';

test.use({ expectedMessages: [/Failed to load resource|ERR_FAILED/] });

const uniqueEmail = () => `student-${crypto.randomUUID()}@mail.example`;

const field = (page: Page, name: RegExp) => page.getByRole('main').getByRole('textbox', { name });

async function fillForm(page: Page, email: string) {
  await page.goto('/contact');
  await hydrated(page);
  await field(page, /^name/i).fill('A Student');
  await field(page, /^e-?mail/i).fill(email);
  await field(page, /^phone/i).fill('9800000000');
  await field(page, /^message/i).fill('I would like to study in Japan.');
}

const send = (page: Page) => page.getByRole('button', { name: /^send/i });

test('an enquiry arrives, is thanked for, and the form is cleared', async ({ page }) => {
  const email = uniqueEmail();
  await fillForm(page, email);
  const posted = page.waitForRequest('**/api');
  await send(page).click();
  await expect(page.getByRole('main').getByText(thanks)).toBeVisible();
  await expect(field(page, /^message/i)).toHaveValue('');
  const body = (await posted).postDataJSON();
  expect(Object.keys(body).sort()).toEqual([...enquiryKeys].sort());
  expect(new Date(body.timestamp).toISOString()).toBe(body.timestamp);
  expect(storedEnquiries().filter((enquiry) => enquiry.email === email)).toHaveLength(1);
});

test('the form reports a network failure, and nothing typed is lost', async ({ page }) => {
  await fillForm(page, uniqueEmail());
  await page.route('**/api', (route) => route.abort());
  await send(page).click();
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(failed);
  await expect(field(page, /^message/i)).toHaveValue('I would like to study in Japan.');
  await page.unroute('**/api');
  await send(page).click();
  await expect(page.getByRole('main').getByText(thanks)).toBeVisible();
});

test('a kept enquiry that the server refuses for good is tried no more, and comes back into the form with the reason', async ({
  page,
}) => {
  const email = uniqueEmail();
  const long = '9'.repeat(51);
  const kept = {
    name: 'A Student',
    email,
    phone: long,
    message: 'Sent from the bus.',
    timestamp: '2026-11-22T10:00:00.000Z',
  };
  let posts = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api') posts += 1;
  });
  // An earlier release of the form, with other limits, may have kept such an enquiry.
  await page.goto('/robots.txt');
  await page.evaluate((enquiry) => localStorage.setItem('enquiry-waiting', JSON.stringify([enquiry])), kept);
  await page.goto('/about');
  await expect(
    page.getByText('Your kept message could not be sent. The contact page says why.'),
  ).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await page.reload();
  await expect(
    page.getByText('Your kept message could not be sent. The contact page says why.'),
  ).toBeVisible();
  expect(posts).toBe(1);

  await page.goto('/contact');
  await hydrated(page);
  await expect(page.getByText('Phone: please write at most 50 characters, or leave it empty.')).toBeVisible();
  await expect(field(page, /^message/i)).toHaveValue(kept.message);
  await expect(field(page, /^phone/i)).toHaveValue(long);
  await field(page, /^phone/i).fill('9800000000');
  await send(page).click();
  await expect(page.getByRole('main').getByText(thanks)).toBeVisible();
  expect(storedEnquiries().filter((enquiry) => enquiry.email === email)).toHaveLength(1);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});
