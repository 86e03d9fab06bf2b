/** Where a reader stands after Back and after a reload, in Chromium; `engines/` walks the same ways in other browsers. */
import type { Page } from '@playwright/test';
import type { TabOfReader } from '../reading/Reader.ts';
import { walked, walks } from '../reading/walks.ts';
import { expect, holdScripts, test } from '../test.ts';

test.use({ viewport: { width: 1280, height: 900 } });

/** Playwright switches the back/forward cache off: Back opens a document anew. */
const tabOf = (page: Page): TabOfReader => ({
  open: (path) => page.goto(path),
  run: (body, argument) => page.evaluate(body, argument) as ReturnType<typeof body> & Promise<never>,
  until: (isTrue, argument) => page.waitForFunction(isTrue, argument),
  press: (key) => page.keyboard.press(key),
  hold: () => holdScripts(page),
});

for (const [name, walk] of Object.entries(walks))
  test(`the place is kept: ${name}`, async ({ page }) => {
    expect(await walked(walk, tabOf(page))).toEqual([0, 0]);
  });
