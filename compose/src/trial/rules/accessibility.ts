/** The accessibility faults that axe finds in a page, in light and in dark, and not in the live page. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright';
import type { PageRule } from './pageRule.ts';

/** By axe's rule, e.g. `color-contrast`, the elements that break it, as HTML. */
type AccessibilityFaults = ReadonlyMap<string, readonly string[]>;

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'best-practice'];
// The map's frame shows a page of another site, which axe can't examine.
const common: RunOptions = { iframes: false, resultTypes: ['violations', 'incomplete'], selectors: false };

/** Runs axe in light, then in dark. */
async function accessibilityFaults(page: Page): Promise<AccessibilityFaults> {
  await page.evaluate(axe);
  // The live page has no observers.
  await page.evaluate(() => window.trial?.keepGlobals());
  const found = await violations(page, { ...common, runOnly: standards });
  // Only colours differ in dark, so two rules are enough. Without motion, no colour is measured during a transition.
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  found.push(...(await violations(page, { ...common, runOnly: ['color-contrast', 'link-in-text-block'] })));
  // The rules after this one need the visitor's own settings.
  await page.emulateMedia({ colorScheme: null, reducedMotion: null });
  const faults = new Map<string, string[]>();
  for (const { id, nodes } of found)
    faults.set(id, [...(faults.get(id) ?? []), ...nodes.map(({ html }) => html)]);
  return faults;
}

async function violations(page: Page, options: RunOptions): Promise<AxeResults['violations']> {
  const results = await page.evaluate(
    (asked): Promise<AxeResults> =>
      (window as unknown as { axe: typeof import('axe-core') }).axe.run(document, asked),
    options,
  );
  // Words in the very colour of what is behind them are no violation for axe, since they may be meant to be hidden.
  const invisible = results.incomplete.map((result) => ({
    ...result,
    nodes: result.nodes.filter(({ any }) => any.some(({ data }) => data?.messageKey === 'equalRatio')),
  }));
  return [...results.violations, ...invisible.filter(({ nodes }) => nodes.length > 0)];
}

export const accessible: PageRule = {
  name: 'Accessible in light and dark',
  reason:
    'Some visitors can’t read or use what [axe](https://github.com/dequelabs/axe-core) finds; a fault that is live already stops nobody.',
  harm: 'some visitors can’t read or use that',
  remedy: 'mend it as https://dequeuniversity.com/rules/axe explains under that name',
  async fault({ page, liveUrl }) {
    const now = await accessibilityFaults(page);
    // The live page is examined only if needed, because that takes as long again.
    const live = now.size > 0 ? await faultsAt(liveUrl, page) : now;
    for (const [rule, elements] of now) {
      if (elements.length > (live.get(rule)?.length ?? 0))
        return `axe finds an accessibility fault, ${rule} at ${elements[0]?.slice(0, 120)}`;
    }
    return undefined;
  },
};

async function faultsAt(url: string, beside: Page): Promise<AccessibilityFaults> {
  const page = await beside.context().newPage();
  try {
    const response = await page.goto(url, { waitUntil: 'networkidle' });
    return response?.ok() ? await accessibilityFaults(page) : new Map();
  } finally {
    await page.close();
  }
}
