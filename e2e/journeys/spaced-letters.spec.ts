/** Letters and lines as far apart as WCAG 1.4.12 asks for. */
import { routes } from '../routes.ts';
import { excessWidth, expect, test } from '../test.ts';

/** Run in a page. */
const spaceLetters = () => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
    p { margin-bottom: 2em !important }`);
  document.adoptedStyleSheets.push(sheet);
};

test('no page is wider than a window of 320, 768, 1280 or 1440 pixels', async ({ tab }) => {
  test.slow();
  const tooWide: string[] = [];
  for (const path of Object.keys(routes)) {
    await tab.goto(path);
    await tab.evaluate(spaceLetters);
    for (const width of [320, 768, 1280, 1440]) {
      await tab.setViewportSize({ width, height: 740 });
      const excess = await excessWidth(tab);
      if (excess > 0) tooWide.push(`${path} at ${width} px: ${excess} px`);
    }
  }
  expect(tooWide).toEqual([]);
});
