import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import { routes } from '../routes.ts';
import { expect, hydrated, test } from '../test.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

test.describe('light and dark', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const path of Object.keys(routes)) {
    test(`${path} has no fault that a machine can find`, async ({ page }) => {
      await page.goto(path);
      await hydrated(page);
      await page.evaluate(axe);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        const { violations } = await page.evaluate(
          (): Promise<AxeResults> =>
            (window as unknown as { axe: typeof import('axe-core') }).axe.run(document, {
              runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'best-practice'],
              // The map's frame is a third party's, and answers no question.
              iframes: false,
            }),
        );
        const found = violations.map(
          ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
        );
        expect(found, colorScheme).toEqual([]);
      }
    });
  }
});

/** What the keyboard has reached, if nothing shows that it has; MUI's fields draw a border of their own. */
function unmarkedFocus(): string | undefined {
  const reached = document.activeElement ?? document.body;
  const hasRing = (part?: string) => getComputedStyle(reached, part).outlineStyle !== 'none';
  const isMarked =
    reached.matches('body, input, textarea, select, iframe') || hasRing() || hasRing('::after');
  return isMarked ? undefined : reached.outerHTML.slice(0, 160);
}

for (const path of ['/', '/contact', '/blogs', '/study-in-australia', '/ielts-pte']) {
  test(`on ${path} a ring shows where the keyboard is`, async ({ page }) => {
    await page.goto(path);
    await hydrated(page);
    const unmarked: string[] = [];
    for (let presses = 0; presses < 50; presses += 1) {
      await page.keyboard.press('Tab');
      unmarked.push(...[await page.evaluate(unmarkedFocus)].filter((found) => found !== undefined));
    }
    expect(unmarked).toEqual([]);
  });
}
