import { enquiryKeys } from '@sayapatri/contract';
import { field, fillIn, messagesFrom, send, thanks, uniqueEmail } from '../enquiryForm.ts';
import { expect, hydrated, test } from '../test.ts';

test.use({ expectedMessages: [/Failed to load resource/] });

test('an enquiry arrives, the visitor is thanked, and the form is cleared', async ({ page }) => {
  const email = uniqueEmail();
  await page.goto('/contact');
  await hydrated(page);
  await fillIn(page, email, 'I would like to study in Japan.');
  const posted = page.waitForRequest('**/api');
  await send(page).click();
  await expect(page.getByRole('main').getByText(thanks)).toBeVisible();
  await expect(field(page, 'Message')).toHaveValue('');
  const body = (await posted).postDataJSON();
  expect(Object.keys(body).sort()).toEqual([...enquiryKeys].sort());
  expect(new Date(body.timestamp).toISOString()).toBe(body.timestamp);
  expect(messagesFrom(email)).toHaveLength(1);
});

test('a refused kept enquiry is not sent again, and is in the form with the reason', async ({ page }) => {
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
  const notice = page.getByText('Your kept message could not be sent. The contact page says why.');
  await expect(notice).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await page.reload();
  await expect(notice).toBeVisible();
  expect(posts).toBe(1);

  await page.goto('/contact');
  await hydrated(page);
  await expect(page.getByText('Phone: please write at most 50 characters, or leave it empty.')).toBeVisible();
  await expect(field(page, 'Message')).toHaveValue(kept.message);
  await expect(field(page, 'Phone')).toHaveValue(long);
  await field(page, 'Phone').fill('9800000000');
  await send(page).click();
  await expect(page.getByRole('main').getByText(thanks)).toBeVisible();
  expect(messagesFrom(email)).toHaveLength(1);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});
