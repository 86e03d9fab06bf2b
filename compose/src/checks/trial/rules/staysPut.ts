import { setTimeout as delay } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import type { PageRule } from './pageRule.ts';

export const staysPut: PageRule = {
  name: 'Stays where it is',
  reason: 'Visitors lose the page, their place on it, or the use of their keys and fingers.',
  remedy: 'let a visitor decide, by a link or a button, and let events pass',
  observed: ({ moves }) => moves[0],
  async fault({ page }) {
    return (
      (await page.evaluate(moveByItself)) ?? (await page.evaluate(hijackedInput)) ?? (await wheelFault(page))
    );
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

/** Runs in the page, and returns the first kind of input on its heading that it keeps from the browser. */
function hijackedInput(): string | undefined {
  const heading = document.querySelector('h1') ?? document.body;
  const details = { bubbles: true, cancelable: true, composed: true };
  const touches = [new Touch({ identifier: 1, target: heading, clientX: 20, clientY: 300 })];
  const finger = { ...details, touches, targetTouches: touches, changedTouches: touches };
  const keys = ['Tab', ' ', 'ArrowDown', 'PageDown', 'a'];
  const inputs: Event[] = [
    new WheelEvent('wheel', { ...details, deltaY: 100 }),
    new TouchEvent('touchstart', finger),
    new TouchEvent('touchmove', finger),
    new MouseEvent('mousedown', details),
    new MouseEvent('click', details),
    new MouseEvent('contextmenu', details),
    new Event('selectstart', details),
    ...keys.map((key) => new KeyboardEvent('keydown', { ...details, key })),
  ];
  for (const input of inputs) {
    const name =
      input instanceof KeyboardEvent ? `the key ${input.key === ' ' ? 'Space' : input.key}` : input.type;
    if (!heading.dispatchEvent(input)) return `it keeps ${name} from the browser`;
  }
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
  if (
    !(await follows.then(
      () => true,
      () => false,
    ))
  )
    return 'the wheel does not move it';
  await delay(300);
  if (await page.evaluate(() => scrollY === 0)) return 'it scrolls back to its top by itself';
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  return undefined;
}
