/** Checks of a page that has come to rest. Each throws an Error that says what is wrong. */

import { bootstrapElementId, type PageBootstrap } from '@sayapatri/contract/bootstrap';
import type { Page } from 'playwright';

/** The cumulative layout shift at which a page is refused. */
const largestShift = 0.05;
/** CSS pixels of the narrowest screen that pages must fit on. */
const narrowest = 320;

export async function checkTitle(page: Page): Promise<void> {
  const { served, shown } = await page.evaluate(() => ({
    served: window.trial.servedTitle,
    shown: document.title,
  }));
  if (served !== shown)
    throw new Error(`its code changes the document's title from "${served}" to "${shown}"`);
}

export async function checkBuiltIns(page: Page): Promise<void> {
  const patched = await page.evaluate(() => window.trial.patchedBuiltIn());
  if (patched !== undefined) throw new Error(`it replaces or adds the built-in ${patched}`);
}

export async function checkLayoutShift(page: Page): Promise<void> {
  const shift = await page.evaluate(() => window.trial.layoutShift);
  if (shift >= largestShift)
    throw new Error(
      `its parts move while it loads (cumulative layout shift ${shift.toFixed(3)}, under ${largestShift} is wanted)`,
    );
}

/** Nothing may cover the site's header. */
export async function checkHeader(page: Page): Promise<void> {
  const cover = await page.evaluate(() => {
    const header = document.querySelector('header');
    if (header === null) return undefined;
    const { left, top, width, height } = header.getBoundingClientRect();
    const found = document.elementFromPoint(left + width / 2, top + height / 2);
    return found === null || header.contains(found) ? undefined : found.outerHTML.slice(0, 80);
  });
  if (cover !== undefined) throw new Error(`the header is covered by ${cover}`);
}

export async function checkNarrowScreen(page: Page): Promise<void> {
  await page.setViewportSize({ width: narrowest, height: 640 });
  const excess = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  if (excess > 0) throw new Error(`it is ${excess} px wider than a screen of ${narrowest} px`);
}

/** Every widget opens by its button. */
export async function checkWidgets(page: Page): Promise<void> {
  const { packages }: PageBootstrap = JSON.parse(
    (await page.locator(`#${bootstrapElementId}`).textContent()) ?? '',
  );
  for (const { slot, label } of packages.flatMap(({ widgets }) => widgets)) {
    await page.getByRole('button', { name: label }).click();
    await page
      .getByRole('dialog')
      .waitFor()
      .catch(() => {
        throw new Error(`its ${slot} does not open`);
      });
  }
}
