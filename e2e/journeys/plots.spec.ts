import { expect, test } from '../test.ts';

test('scores that are asked are a thin line between two dots, on a wide screen too', async ({ tab }) => {
  await tab.goto('/study-in-uk');
  for (const width of [360, 1440]) {
    await tab.setViewportSize({ width, height: 900 });
    const line = tab.getByRole('figure', { name: 'IELTS scores asked' }).locator('i > b').first();
    expect(await line.evaluate((drawn) => drawn.clientHeight), `at ${width} px`).toBe(4);
  }
});
