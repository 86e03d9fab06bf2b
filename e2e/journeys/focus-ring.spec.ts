import { expect, test, visit } from '../test.ts';

/** HTML of the focused element if it shows no ring; undefined if it does. MUI's fields draw their own border. */
function unmarkedFocus(): string | undefined {
  const reached = document.activeElement ?? document.body;
  const hasRing = (part?: string) => getComputedStyle(reached, part).outlineStyle !== 'none';
  const isMarked =
    reached.matches('body, input, textarea, select, iframe') || hasRing() || hasRing('::after');
  return isMarked ? undefined : reached.outerHTML.slice(0, 160);
}

for (const path of ['/', '/contact', '/study-in-australia']) {
  test(`on ${path} a ring marks the focused element`, async ({ tab }) => {
    await visit(tab, path);
    const unmarked: string[] = [];
    for (let presses = 0; presses < 50; presses += 1) {
      await tab.keyboard.press('Tab');
      unmarked.push(...[await tab.evaluate(unmarkedFocus)].filter((found) => found !== undefined));
    }
    expect(unmarked).toEqual([]);
  });
}
