/** A high-contrast mode replaces backgrounds: bars, which are backgrounds alone, have to stay visible. */
import { expect, test } from '../test.ts';

test('the bars of costs and scores are visible in forced colours', async ({ tab }) => {
  await tab.emulateMedia({ forcedColors: 'active' });
  for (const [path, bar] of [
    ['/study-in-australia', '[role=meter] > span'],
    ['/sat', '[role=progressbar] > span'],
  ] as const) {
    await tab.goto(path);
    const seen = await tab.locator(bar).evaluateAll((bars) => {
      const background = (element: Element) => getComputedStyle(element).backgroundColor;
      return bars.map((one) => background(one) !== background(document.body));
    });
    expect(seen.length, path).toBeGreaterThan(0);
    expect(seen, path).not.toContain(false);
  }
});
