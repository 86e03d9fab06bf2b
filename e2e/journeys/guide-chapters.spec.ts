/** A guide's chapters: folded on a phone, open on a desktop, found from everywhere. */
import { guides } from '../routes.ts';
import { expect, test, visit } from '../test.ts';

const phone = { width: 360, height: 740 };
/** The money to show for Australia's visa. */
const funds = 'AUD 29,710 a year';

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('on a phone the chapters are closed with their answers, and a link to an anchor opens its chapter', async ({
      tab,
    }) => {
      await tab.setViewportSize(phone);
      await tab.goto('/study-in-australia');
      await expect(tab.getByText(/^AUD 2,500, guides say 1 to 4 months$/)).toBeVisible();
      await expect(tab.getByText(funds)).toBeHidden();
      // The contents would repeat the closed chapters.
      await expect(tab.getByRole('navigation', { name: 'On this page' })).toBeHidden();
      await tab.getByRole('heading', { name: 'Visa', exact: true }).click();
      await expect(tab.getByText(funds)).toBeVisible();
      await tab.goto('/study-in-canada#work-rights');
      await expect(tab.getByText(/was 20 hours per week/).last()).toBeInViewport();
    });

    test('on a desktop all chapters are open', async ({ tab }) => {
      await tab.goto('/study-in-australia');
      for (const text of [funds, 'Monthly cost of living', 'Visa checklist', 'Unlimited'])
        await expect(tab.getByText(text).first()).toBeVisible();
      // Nothing folds them again.
      await tab.getByRole('heading', { name: 'Visa', exact: true }).click({ force: true });
      await expect(tab.getByText(funds)).toBeVisible();
    });

    test('the switches of countries show one at a time', async ({ tab }) => {
      await tab.goto('/study-in-europe');
      const visa = tab.locator('#visa-application');
      await expect(visa.getByText('You apply at the embassy in Kathmandu.')).toBeVisible();
      await visa.getByText('France', { exact: true }).click();
      await expect(visa.getByText('You apply at the visa centre (VFS).')).toBeVisible();
      await expect(visa.getByText('You apply at the embassy in Kathmandu.')).toBeHidden();
    });
  });

test('the card with the answer stays in sight on a desktop', async ({ tab }) => {
  await tab.goto('/study-in-uk');
  await tab.getByRole('heading', { name: 'Life and work' }).scrollIntoViewIfNeeded();
  const card = tab.getByRole('complementary').filter({ hasText: 'Bachelor:' });
  await expect(card.getByRole('link', { name: 'Plan your studies' })).toBeInViewport();
});

test('a guide is at most 3,600 px high on a phone and 4,500 px on a desktop', async ({ tab }) => {
  const height = () => tab.evaluate(() => document.documentElement.scrollHeight);
  for (const path of guides) {
    await tab.setViewportSize(phone);
    await visit(tab, path);
    expect(await height(), path).toBeLessThanOrEqual(3600);
    await tab.setViewportSize({ width: 1440, height: 900 });
    await expect.poll(height, path).toBeLessThanOrEqual(4500);
  }
});
