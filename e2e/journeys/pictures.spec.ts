import { routes } from '../routes.ts';
import { expect, test } from '../test.ts';

const sources = (images: Element[]) => [...new Set(images.map((image) => image.getAttribute('src')))];

for (const path of Object.keys(routes)) {
  test(`every picture on ${path} loads, and has words or is decoration`, async ({ tab }) => {
    await tab.goto(path);
    const faults = await tab.locator('main img').evaluateAll(async (images) => {
      const states = images.map(async (image) => {
        const picture = image as HTMLImageElement;
        // Lazy pictures below the fold would not load without scrolling.
        picture.loading = 'eager';
        await picture.decode().catch(() => undefined);
        return picture.naturalWidth > 0 && picture.hasAttribute('alt') ? [] : [picture.outerHTML];
      });
      return (await Promise.all(states)).flat();
    });
    expect(faults).toEqual([]);
    if (!path.startsWith('/study-in-')) return;
    const cards = tab.locator('#universities li:has(h3)');
    const count = await cards.count();
    expect(count).toBeGreaterThanOrEqual(6);
    // Each university has its own picture of a campus, described in words.
    const campuses = cards.locator('img[alt]');
    await expect(campuses).toHaveCount(count);
    expect(await campuses.evaluateAll(sources)).toHaveLength(count);
    const texts = await campuses.evaluateAll((images) => images.map((image) => image.getAttribute('alt')));
    for (const text of texts) expect(text).toMatch(/^.{40}/);
  });
}

test('students, team and leadership have portraits, universities their emblems', async ({ tab }) => {
  const portraits = tab.locator('main img[src*="portraits-"]');
  await tab.goto('/');
  expect(await portraits.evaluateAll(sources)).toHaveLength(3);
  expect(await tab.locator('main img[src*="emblems" i][src*="#"]').evaluateAll(sources)).toHaveLength(12);
  await tab.goto('/about');
  expect(await portraits.evaluateAll(sources)).toHaveLength(8);
});
