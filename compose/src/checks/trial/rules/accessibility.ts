import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import type { PageRule } from './pageRule.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'best-practice'];
/** Only colours differ in dark. */
const ofColours = ['color-contrast', 'link-in-text-block'];

export const accessible: PageRule = {
  name: 'Accessible in light and dark',
  reason: 'Some visitors can’t read or use what axe finds.',
  remedy: 'mend it as https://dequeuniversity.com/rules/axe explains under that name',
  async fault({ page }) {
    await page.evaluate(axe);
    const inLight = await violationIn(page, standards);
    // Without motion, no colour is measured during a transition.
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    const inDark = inLight === undefined ? await violationIn(page, ofColours) : undefined;
    await page.emulateMedia({ colorScheme: null, reducedMotion: null });
    return inLight ?? (inDark && `in dark ${inDark}`);
  },
};

/** The first violation of these rules, with the first element that has it, as part of a sentence. */
async function violationIn(page: Page, runOnly: string[]): Promise<string | undefined> {
  // The map's frame shows a page of another site, which axe can't examine.
  const options: RunOptions = { runOnly, iframes: false, resultTypes: ['violations'], selectors: false };
  const [found] = await page.evaluate(async (asked): Promise<AxeResults['violations']> => {
    const { violations } = await (window as unknown as { axe: typeof import('axe-core') }).axe.run(
      document,
      asked,
    );
    return violations;
  }, options);
  const element = found?.nodes[0]?.html.slice(0, 120);
  return found && `axe finds an accessibility fault, ${found.id} at ${element}`;
}
