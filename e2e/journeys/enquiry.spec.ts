import { field, fillIn, messagesFrom, send, thanks, uniqueEmail } from '../enquiryForm.ts';
import { expect, holdScripts, hydrated, test, visit } from '../test.ts';

test('an enquiry asks for an appointment', async ({ page }) => {
  const email = uniqueEmail();
  await page.clock.setFixedTime('2026-11-23T02:00:00Z');
  const question = 'Australia, bachelor: is this total right?';
  await visit(page, `/contact?message=${encodeURIComponent(question)}`);
  const form = page.getByRole('main');
  await expect(field(page, 'Message')).toHaveValue(question);
  await fillIn(page, email);
  await form.getByLabel('Day').selectOption('Tuesday 24 November 2026');
  await form.getByLabel('Time').selectOption('10:30 AM');
  await form.getByLabel('How').selectOption('Visit');

  await send(page).click();
  await expect(form.getByText(thanks)).toBeVisible();
  expect(messagesFrom(email)).toEqual([
    `${question}\n\nAppointment request: Tuesday 24 November 2026 at 10:30 AM (Kathmandu time), visit, Lalitpur office.`,
  ]);
});

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

test.describe('without a network', () => {
  test.use({ expectedMessages: [/Failed to load resource|ERR_INTERNET_DISCONNECTED/] });

  test('an enquiry stays in the form over a reload, and is sent once', async ({ page, context }) => {
    const email = uniqueEmail();
    await visit(page, '/contact');
    const form = page.getByRole('main');
    await fillIn(page, email, 'Sent from the bus.');
    await context.setOffline(true);
    await send(page).click();
    await expect(form.getByText('Submission failed. Please try again later.')).toBeVisible();
    await expect(form.getByText('Your message is not lost: it is kept in this browser tab.')).toBeVisible();
    expect(messagesFrom(email)).toEqual([]);

    await context.setOffline(false);
    await page.reload();
    await hydrated(page);
    await expect(field(page, 'Message')).toHaveValue('Sent from the bus.');
    await send(page).click();
    await expect(form.getByText(thanks)).toBeVisible();
    expect(messagesFrom(email)).toEqual(['Sent from the bus.']);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the contact page says how to ask for an appointment', async ({ tab }) => {
    await tab.goto('/contact?message=A%20year%20in%20Australia');
    await expect(tab.getByText('Choose a day, or name one in your message.')).toBeVisible();
  });
});
