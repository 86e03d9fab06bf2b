import { field, fillIn, messagesFrom, send, thanks, uniqueEmail } from '../enquiryForm.ts';
import { expect, hydrated, test } from '../test.ts';

test.use({ expectedMessages: [/Failed to load resource/] });

test('an enquiry arrives, the visitor is thanked, and the form is cleared', async ({ tab }) => {
  const email = uniqueEmail();
  await tab.goto('/contact');
  await hydrated(tab);
  await fillIn(tab, email, 'I would like to study in Japan.');
  const posted = tab.waitForRequest('**/api');
  await send(tab).click();
  await expect(tab.getByRole('main').getByText(thanks)).toBeVisible();
  await expect(field(tab, 'Message')).toHaveValue('');
  const body = (await posted).postDataJSON();
  expect(Object.keys(body).sort()).toEqual(['email', 'message', 'name', 'phone', 'timestamp']);
  expect(new Date(body.timestamp).toISOString()).toBe(body.timestamp);
  expect(messagesFrom(email)).toHaveLength(1);
});

test('a visitor who types before the scripts have come gets no mark of spam', async ({ page }) => {
  const email = uniqueEmail();
  let release = () => {};
  const typed = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\.js$/, async (route) => {
    await typed;
    await route.continue();
  });
  await page.goto('/contact', { waitUntil: 'commit' });
  await fillIn(page, email, 'Typed on a slow network.');
  release();
  await hydrated(page);
  const posted = page.waitForRequest('**/api');
  await send(page).click();
  await expect(page.getByRole('main').getByText(thanks)).toBeVisible();
  expect((await posted).headers()).not.toHaveProperty('enquiry-seconds');
  expect(messagesFrom(email)).toEqual(['Typed on a slow network.']);
});
