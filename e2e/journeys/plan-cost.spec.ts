/** The cost planner is reached from the home page and from its table, and works without scripts. */
import type { Page } from '@playwright/test';
import { expect, hydrated, test } from '../test.ts';

/** Opens the table below the plot of all countries. */
const openTable = (page: Page) => page.getByText('Show the figures').click();
const countryField = (page: Page) => page.getByRole('combobox', { name: 'Country' });

test('two clicks lead from home to the costs of a year in Australia in rupees', async ({ tab }) => {
  await tab.goto('/');
  await hydrated(tab);
  await tab.getByRole('main').getByRole('link', { name: 'Australia' }).first().click();
  await tab.getByRole('link', { name: 'Your plan in rupees' }).click();
  await expect(tab).toHaveURL(/\/plan\/cost\?country=australia$/);
  await expect(tab.getByText(/^The first year in Australia costs NPR [\d.]+–[\d.]+ lakh\.$/)).toBeVisible();
});

test('a row of the table opens its country, also in the form', async ({ tab }) => {
  await tab.goto('/plan/cost');
  await hydrated(tab);
  await openTable(tab);
  await tab.getByRole('table').getByRole('link', { name: 'Canada' }).click();
  await expect(countryField(tab)).toHaveValue('canada');
  await expect(tab.getByText(/^The first year in Canada costs /)).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the page states the costs of a year in Australia and the table of all countries', async ({ tab }) => {
    await tab.goto('/plan/cost');
    await expect(tab.getByText(/^The first year in Australia costs NPR [\d.]+–[\d.]+ lakh\.$/)).toBeVisible();
    await openTable(tab);
    await expect(tab.getByRole('row', { name: /New Zealand/ })).toContainText(/\d–\d/);
    await expect(countryField(tab)).toHaveCount(0);
  });
});
