import { setTimeout as delay } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { succeeds } from '../deadline.ts';
import type { PageRule } from './pageRule.ts';

export const staysPut: PageRule = {
  name: 'Stays where it is',
  reason: 'Visitors lose the page, or their place on it.',
  remedy: 'let a visitor decide, by a link or a button',
  observed: ({ moves }) => moves[0],
  async fault({ page }) {
    return (await page.evaluate(moveByItself)) ?? wheelFault(page);
  },
};

/** Runs in the page, and returns what it has done without being asked to. */
function moveByItself(): string | undefined {
  if (history.length > window.trial.entries)
    return "it adds an entry to the history, from which a visitor can't go back";
  const focused = document.activeElement;
  if (focused !== null && focused !== document.body)
    return `it takes the focus to its <${focused.localName}>`;
  if (scrollY > 0) return `it scrolls by itself, ${Math.round(scrollY)} px down`;
  return undefined;
}

/** Turns the wheel, and returns a fault where the page does not follow within ten seconds, or goes back by itself. */
async function wheelFault(page: Page): Promise<string | undefined> {
  const isLong = await page.evaluate(() => {
    const end = document.querySelector('footer')?.getBoundingClientRect().bottom ?? 0;
    return Math.max(end, document.documentElement.scrollHeight) > innerHeight + 50;
  });
  if (!isLong) return undefined;
  // Nothing but the page scrolls at its edge.
  await page.mouse.move(3, 400);
  await page.mouse.wheel(0, 200);
  const follows = page.waitForFunction(() => scrollY > 0, undefined, { timeout: 10_000 });
  if (!(await succeeds(follows))) return 'the wheel does not move it';
  await delay(300);
  if (await page.evaluate(() => scrollY === 0)) return 'it scrolls back to its top by itself';
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  return undefined;
}
