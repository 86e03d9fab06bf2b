/** Comparison, checklist and glossary by mouse, keyboard and phone, by their addresses and without scripts. */
import { excessWidth, expect, hydrated, test } from '../test.ts';

test('countries are compared by the address, and another one is added by the keyboard', async ({ page }) => {
  await page.goto('/plan/compare?c=australia,uk');
  await hydrated(page);
  await expect(page.getByRole('columnheader')).toHaveText(['What', 'Australia', 'UK']);
  await page.getByRole('checkbox', { name: 'Japan' }).focus();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/\?c=australia,uk,japan$/);
  await expect(page.getByRole('columnheader')).toHaveText(['What', 'Australia', 'UK', 'Japan']);
});

test('ticks outlive a reload', async ({ page }) => {
  await page.goto('/plan/checklist?country=japan');
  await hydrated(page);
  await expect(page.getByRole('heading', { name: 'Visa papers: Japan' })).toBeVisible();
  await page.getByRole('checkbox', { name: /^TB Clearance Certificate/ }).check();
  await page.getByRole('checkbox', { name: /^Police report/ }).check();
  await page.reload();
  await hydrated(page);
  await expect(page.getByRole('checkbox', { name: /^TB Clearance Certificate/ })).toBeChecked();
  await expect(page.getByText('1 of 7 ready')).toBeVisible();
});

for (const path of ['/plan/compare', '/plan/checklist', '/plan/words'])
  test(`${path} prints to one page`, async ({ page }) => {
    await page.goto(path);
    await hydrated(page);
    const pdf = await page.pdf({ format: 'A4' });
    expect(pdf.toString('latin1').match(/\/Type ?\/Page\b/g)).toHaveLength(1);
  });

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true });

  for (const path of ['/plan', '/plan/compare', '/plan/checklist', '/plan/words', '/plan/scores'])
    test(`${path} is no wider than the screen`, async ({ page }) => {
      await page.goto(path);
      await hydrated(page);
      expect(await excessWidth(page)).toBe(0);
    });

  test('the rows’ names stay while the countries are swiped', async ({ page }) => {
    await page.goto('/plan/compare');
    await hydrated(page);
    const name = page.getByRole('rowheader', { name: /^Intakes/ });
    await name.scrollIntoViewIfNeeded();
    await page
      .getByRole('region', { name: /scrolls sideways/ })
      .evaluate((region) => region.scrollBy(400, 0));
    await expect(name).toBeInViewport({ ratio: 0.9 });
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('all countries are compared, and all lists are there', async ({ page }) => {
    await page.goto('/plan/compare');
    await expect(page.getByRole('columnheader')).toHaveCount(12);
    await page.goto('/plan/checklist');
    await expect(page.getByRole('heading', { name: 'Visa papers: Korea' })).toBeVisible();
    await page.goto('/plan/words#noc');
    await expect(page.getByText('No Objection Certificate')).toBeVisible();
  });
});
