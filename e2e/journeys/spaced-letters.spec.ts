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

for (const width of [320, 768, 1280, 1440])
  test(`no page is wider than a window of ${width} pixels`, async ({ tab }) => {
    test.slow();
    await tab.setViewportSize({ width, height: 740 });
    const tooWide: Record<string, number> = {};
    for (const path of Object.keys(routes)) {
      await tab.goto(path);
      await tab.evaluate(spaceLetters);
      const excess = await excessWidth(tab);
      if (excess > 0) tooWide[path] = excess;
    }
    expect(tooWide).toEqual({});
  });
