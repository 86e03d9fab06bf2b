import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { routes } from '../routes.ts';
import { expect, hydrated, test } from '../test.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Run in a page: each rule of axe that it breaks, with the elements that break it. */
async function violations(): Promise<string[]> {
  const { axe } = window as unknown as { axe: typeof import('axe-core') };
  const results = await axe.run(document, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'best-practice'],
    // Naming every element that breaks no rule would take as long as the rules themselves.
    resultTypes: ['violations'],
    // The map's frame is a third party's, and answers no question.
    iframes: false,
  });
  return results.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
  );
}

for (const path of Object.keys(routes)) {
  test(`${path} has no fault that a machine can find, in light and dark`, async ({ tab }) => {
    await tab.emulateMedia({ reducedMotion: 'reduce' });
    await tab.goto(path);
    await hydrated(tab);
    await tab.evaluate(axe);
    for (const colorScheme of ['light', 'dark'] as const) {
      await tab.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      expect(await tab.evaluate(violations), colorScheme).toEqual([]);
    }
  });
}

/** HTML of the focused element if it shows no ring; undefined if it does. MUI's fields draw their own border. */
function unmarkedFocus(): string | undefined {
  const reached = document.activeElement ?? document.body;
  const hasRing = (part?: string) => getComputedStyle(reached, part).outlineStyle !== 'none';
  const isMarked =
    reached.matches('body, input, textarea, select, iframe') || hasRing() || hasRing('::after');
  return isMarked ? undefined : reached.outerHTML.slice(0, 160);
}

for (const path of ['/', '/contact', '/blogs', '/study-in-australia', '/ielts-pte']) {
  test(`on ${path} a ring shows where the keyboard is`, async ({ tab }) => {
    await tab.goto(path);
    await hydrated(tab);
    const unmarked: string[] = [];
    for (let presses = 0; presses < 50; presses += 1) {
      await tab.keyboard.press('Tab');
      unmarked.push(...[await tab.evaluate(unmarkedFocus)].filter((found) => found !== undefined));
    }
    expect(unmarked).toEqual([]);
  });
}
