import { fillIn, messagesFrom, send, thanks, uniqueEmail } from '../enquiryForm.ts';
import { expect, holdScripts, hydrated, test } from '../test.ts';

test.use({ expectedMessages: [/Failed to load resource/] });

test('a visitor who types before the scripts have come gets no mark of spam', async ({ page }) => {
  const email = uniqueEmail();
  const release = await holdScripts(page);
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
