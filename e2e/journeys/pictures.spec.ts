import { guides } from '../routes.ts';
import { expect, test } from '../test.ts';

const sources = (images: Element[]) => [...new Set(images.map((image) => image.getAttribute('src')))];

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of guides) {
    test(`each university of ${path} has its own campus picture with a text`, async ({ tab }) => {
      await tab.goto(path);
      const cards = tab.locator('#universities li:has(h4)');
      const count = await cards.count();
      expect(count).toBeGreaterThanOrEqual(6);
      const campuses = cards.locator('img[alt]');
      await expect(campuses).toHaveCount(count);
      expect(await campuses.evaluateAll(sources)).toHaveLength(count);
      const texts = await campuses.evaluateAll((images) => images.map((image) => image.getAttribute('alt')));
      for (const text of texts) expect(text).toMatch(/^.{40}/);
    });
  }

  test('students, team and leadership have portraits; a route of the map is lit by a press alone', async ({
    tab,
  }) => {
    const portraits = tab.getByRole('main').getByRole('img', { name: /^A (cheerful )?(young )?(woman|man)/ });
    // By their texts, because a picture of the first screen is written into the document itself.
    const shown = (images: Element[]) => [...new Set(images.map((image) => image.getAttribute('alt')))];
    await tab.goto('/');
    expect(await portraits.evaluateAll(shown)).toHaveLength(4);
    await tab.getByText('Japan', { exact: true }).and(tab.locator('label')).click();
    await expect(tab.getByRole('img', { name: 'The route from Kathmandu to Tokyo' })).toBeVisible();
    await expect(tab.getByRole('img', { name: 'The route from Kathmandu to Sydney' })).toBeHidden();
    await tab.goto('/about');
    expect(await portraits.evaluateAll(shown)).toHaveLength(8);
  });
});
