import { expect, test } from '../test.ts';

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

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
