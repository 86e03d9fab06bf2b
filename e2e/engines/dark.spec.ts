import { expect, test } from './test.ts';

test.use({ engineOptions: { dark: true } });

test('pages are light on dark', async ({ tab }) => {
  await tab.visit('/');
  const [ground, ink] = await tab.run(() => {
    const { backgroundColor, color } = getComputedStyle(document.body);
    return [backgroundColor, color].map((value) => Number(/\d+/.exec(value)?.[0]));
  });
  expect(ground).toBeLessThan(60);
  expect(ink).toBeGreaterThan(180);
});
