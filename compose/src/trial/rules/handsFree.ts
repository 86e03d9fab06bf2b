import { setTimeout as delay } from 'node:timers/promises';
import type { Page } from 'playwright';
import { waitForRest } from '../rest.ts';
import type { PageRule, Visit } from './pageRule.ts';
import { frameFault } from './screens.ts';

export const leavesHandsFree: PageRule = {
  name: 'Leaves the visitor’s hands free',
  reason:
    'A page that holds the wheel, the keys or a click, or leaves something behind on the next page, can only be closed.',
  acting: 'when a visitor turns the wheel, presses keys and follows a link of the header',
  harm: 'visitors can’t read on or get away as they are used to',
  remedy: 'let events pass, and undo in the effect’s cleanup what it has set',
  async fault(visit) {
    const { page } = visit;
    return (await wheelFault(visit)) ?? (await keysFault(page)) ?? (await linkFault(visit));
  },
};

/** Milliseconds for the page to follow; only a page at fault waits for their end. */
const followsMs = (visit: Visit) => visit.limits.stepMs / 4;

/** Turns the wheel until the page's end is reached. */
async function wheelFault(visit: Visit): Promise<string | undefined> {
  const { page } = visit;
  // At the page's edge, where nothing else scrolls.
  await page.mouse.move(3, 400);
  const deadline = performance.now() + followsMs(visit);
  for (;;) {
    const left = await page.evaluate(() => {
      const { scrollHeight, clientHeight, scrollTop } = document.documentElement;
      const end = document.querySelector('footer')?.getBoundingClientRect().bottom ?? 0;
      return Math.max(scrollHeight - clientHeight - scrollTop, end - clientHeight);
    });
    if (left < 3) return undefined;
    if (performance.now() > deadline)
      return `the wheel does not move it to its end, ${Math.round(left)} px are left`;
    await page.mouse.wheel(0, left);
    await delay(50);
  }
}

/** The element that has the focus, by number; -1 if none has. */
const focused = () => [...document.querySelectorAll('*')].indexOf(document.activeElement ?? document.body);

async function keysFault(page: Page): Promise<string | undefined> {
  const reached = new Set<number>();
  const presses = 4;
  const stops = await page.evaluate(
    () =>
      [...document.querySelectorAll<HTMLElement>('a[href], button')].filter((stop) => stop.checkVisibility())
        .length,
  );
  for (let press = 0; press < presses; press += 1) {
    await page.keyboard.press('Tab');
    reached.add(await page.evaluate(focused));
  }
  if (reached.size < Math.min(presses, stops)) return 'the Tab key does not lead from one link to the next';
  await page.keyboard.press('Escape');
  return undefined;
}

/** Follows a link of the header, and looks whether the next page is as it should be. */
async function linkFault(visit: Visit): Promise<string | undefined> {
  const { page, notes, limits } = visit;
  const links = page.locator('header a[href^="/"]:not([href*="#"])').filter({ visible: true });
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  const index = hrefs.findIndex((href) => href !== visit.address && !href.includes('?'));
  const href = hrefs[index];
  if (href === undefined)
    return hrefs.length === 0 ? undefined : 'no link of the header leads to another page';
  notes.isUsed = true;
  const timeout = followsMs(visit);
  try {
    await links.nth(index).click({ timeout, noWaitAfter: true });
    await page.waitForFunction(
      (path) => location.pathname === path && document.documentElement.dataset.hydrated === path,
      href,
      { timeout },
    );
  } catch {
    return `a click on the header's link to ${href} does not lead there`;
  }
  // The next page's listeners hear of it, and those that the page has left behind.
  await page.setViewportSize({ width: 1_024, height: 720 });
  const busyWith = await waitForRest(page, notes, limits.restMs, 300);
  if (busyWith !== undefined)
    return `on the next page, ${href}, it does not come to rest, because of ${busyWith}`;
  const { top, path } = await page.evaluate(() => ({ top: scrollY, path: location.pathname }));
  if (path !== href) return `soon after a click on the header's link to ${href}, the address is ${path}`;
  if (top > 0) return `the next page, ${href}, does not begin at its top`;
  const fault = (await frameFault(page)) ?? (await wheelFault(visit));
  if (fault !== undefined) return `on the next page, ${href}, ${fault}`;
  for (const key of ['Tab', 'Escape']) await page.keyboard.press(key);
  return undefined;
}
