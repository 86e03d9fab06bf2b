import type { Page, Request } from '@playwright/test';
import { enquiryKeys } from '@sayapatri/contract';
import { storedEnquiries } from '../storedEnquiries.ts';
import { deferred, expect, hydrated, test } from '../test.ts';

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

for (const [kind, answer] of [
  ['a network failure', (page: Page) => page.route('**/api', (route) => route.abort())],
  [
    'a reply that is not JSON',
    (page: Page) => page.route('**/api', (route) => route.fulfill({ body: 'sorry' })),
  ],
] as const) {
  test(`the form reports ${kind}, and nothing typed is lost`, async ({ page }) => {
    await fillForm(page, uniqueEmail());
    await answer(page);
    await send(page).click();
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(failed);
    await expect(field(page, /^message/i)).toHaveValue('I would like to study in Japan.');
    await page.unroute('**/api');
    await send(page).click();
    await expect(page.getByRole('main').getByText(thanks)).toBeVisible();
  });
}

test('the status reports a slow reply, and a double click sends once', async ({ page }) => {
  const email = uniqueEmail();
  await fillForm(page, email);
  const requests: Request[] = [];
  const answer = deferred();
  await page.route('**/api', async (route) => {
    requests.push(route.request());
    await answer.promise;
    await route.continue();
  });
  await send(page).dblclick();
  await expect(page.getByRole('main').getByText('Sending...').first()).toBeVisible();
  answer.resolve();
  await expect(page.getByRole('main').getByText(thanks)).toBeVisible();
  expect(requests).toHaveLength(1);
  expect(storedEnquiries().filter((enquiry) => enquiry.email === email)).toHaveLength(1);
});

test('any JSON body counts as a receipt, whatever the status code', async ({ page }) => {
  await fillForm(page, uniqueEmail());
  await page.route('**/api', (route) => route.fulfill({ status: 500, json: {} }));
  await send(page).click();
  await expect(page.getByRole('main').getByText(thanks)).toBeVisible();
});

test('a draft survives a reload', async ({ page }) => {
  await fillForm(page, 'draft@mail.example');
  await page.reload();
  await hydrated(page);
  await expect(field(page, /^message/i)).toHaveValue('I would like to study in Japan.');
  await expect(field(page, /^e-?mail/i)).toHaveValue('draft@mail.example');
});

test('required fields and the e-mail form are checked by the browser', async ({ page }) => {
  await page.goto('/contact');
  await hydrated(page);
  let posts = 0;
  await page.route('**/api', (route) => {
    posts += 1;
    return route.fulfill({ json: {} });
  });
  await send(page).click();
  await expect(field(page, /^name/i)).toBeFocused();
  await field(page, /^name/i).fill('A Student');
  await field(page, /^e-?mail/i).fill('not an address');
  await field(page, /^message/i).fill('Hello');
  await send(page).click();
  await expect(field(page, /^e-?mail/i)).toBeFocused();
  expect(posts).toBe(0);
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
