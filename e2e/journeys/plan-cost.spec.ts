/** The cost planner by mouse, keyboard and phone, from home, by its address and without scripts. */
import type { Page } from '@playwright/test';
import { expect, hydrated, test } from '../test.ts';

const countryField = (page: Page) => page.getByRole('combobox', { name: 'Country' });

test('from home it takes two clicks to what a year in Australia costs in rupees', async ({ tab }) => {
  await tab.goto('/');
  await hydrated(tab);
  await tab.getByRole('main').getByRole('link', { name: 'Australia' }).first().click();
  await tab.getByRole('link', { name: 'Costs in rupees' }).click();
  await expect(tab).toHaveURL(/\/plan\/cost\?country=australia$/);
  await expect(tab.getByRole('heading', { name: 'First year in Australia' })).toBeVisible();
  await expect(tab.getByText(/^NPR [\d,]+–[\d,]+$/).first()).toBeVisible();
});

test('the choices are in the address, survive a reload and are passed to the enquiry', async ({ tab }) => {
  await tab.goto('/plan/cost');
  await hydrated(tab);
  await countryField(tab).selectOption('UK');
  await tab.getByText('Big city').click();
  await tab.getByText('Your own figures', { exact: true }).click();
  await tab.getByLabel('Tuition a year, GBP').fill('18,000');
  await expect(tab).toHaveURL(/\?country=uk&city=big&tuition=18%2C000$/);
  const total = await tab
    .getByText(/^NPR [\d,]+$/)
    .first()
    .textContent();

  await tab.reload();
  await hydrated(tab);
  await expect(countryField(tab)).toHaveValue('uk');
  await expect(tab.getByLabel('Tuition a year, GBP')).toHaveValue('18,000');
  await expect(tab.getByText(/^NPR [\d,]+$/).first()).toHaveText(total ?? '');
  await expect(tab.getByRole('link', { name: 'Ask about this plan' })).toHaveAttribute(
    'href',
    /^\/contact\?message=.*country%3Duk%26city%3Dbig/,
  );
});

test('the keyboard reaches and changes every answer', async ({ tab }) => {
  await tab.goto('/plan/cost');
  await hydrated(tab);
  await countryField(tab).focus();
  await tab.keyboard.type('Japan');
  await tab.keyboard.press('Tab');
  await tab.keyboard.press('ArrowRight');
  await expect(tab.getByRole('heading', { name: 'First year in Japan' })).toBeVisible();
  await expect(tab).toHaveURL(/\?country=japan&level=master$/);
});

test('a row of the table opens its country, and the form follows', async ({ tab }) => {
  await tab.goto('/plan/cost');
  await hydrated(tab);
  await tab.getByRole('table').getByRole('link', { name: 'Canada' }).click();
  await expect(countryField(tab)).toHaveValue('canada');
  await expect(tab.getByRole('heading', { name: 'First year in Canada' })).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a year in Australia and the table of all countries are there', async ({ tab }) => {
    await tab.goto('/plan/cost');
    await expect(tab.getByRole('heading', { name: 'First year in Australia' })).toBeVisible();
    await expect(tab.getByText(/^NPR [\d,]+–[\d,]+$/).first()).toBeVisible();
    await expect(tab.getByRole('row', { name: /New Zealand/ })).toContainText(/\d–\d/);
    await expect(countryField(tab)).toHaveCount(0);
  });
});
