import { setTimeout as delay } from 'node:timers/promises';
import { serverPaths } from '@sayapatri/hosting/serverPaths';
import type { Page } from 'playwright';
import { callInPage } from '../inPage/callInPage.ts';
import { restFault } from '../rest.ts';
import type { PageRule, Visit } from './pageRule.ts';
import { frameFault } from './screens.ts';

export const leavesHandsFree: PageRule = {
  name: 'Leaves the visitor’s hands free',
  reason:
    'A page that holds the wheel, a finger, the keys, a click or the Back button, or leaves something behind on the next page, can only be closed.',
  acting: 'when a visitor turns the wheel, presses keys, follows a link of the header and goes back',
  harm: 'visitors can’t read on or get away as they are used to',
  remedy: 'let events pass, and undo in the effect’s cleanup what it has set',
  async fault(visit) {
    const { page } = visit;
    return (
      (await wheelFault(visit)) ??
      (await keysFault(page)) ??
      (await callInPage(page, 'heldFault.js')) ??
      (await linkFault(visit))
    );
  },
};

/** Milliseconds in which the page must follow; only a page at fault uses them up. */
const followsMs = (visit: Visit) => visit.limits.stepMs / 4;

/** Turns the wheel until the page's end is reached. */
async function wheelFault(visit: Visit): Promise<string | undefined> {
  const { page } = visit;
  // Nothing but the page scrolls at its edge.
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

/** Follows a link of the header, checks the next page, and goes back and forward again. */
async function linkFault(visit: Visit): Promise<string | undefined> {
  const { page, notes, address } = visit;
  if (await page.evaluate(() => history.length > window.trial.entries))
    return "it adds an entry to the history, from which a visitor can't go back";
  const links = page.locator('header a[href^="/"]:not([href*="#"])').filter({ visible: true });
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  const index = hrefs.findIndex((href) => href !== address && !href.includes('?'));
  const href = hrefs[index];
  if (href === undefined)
    return hrefs.length === 0 ? undefined : 'no link of the header leads to another page';
  notes.isUsed = true;
  const sent: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!['GET', 'HEAD'].includes(request.method()) && pathname !== serverPaths.telemetry)
      sent.push(`it sends something to ${pathname} without being asked to`);
  });
  const clicks = () => links.nth(index).click({ timeout: followsMs(visit), noWaitAfter: true });
  if (!(await leads(visit, href, clicks)))
    return `a click on the header's link to ${href} does not lead there`;
  // A resize calls the next page's listeners, and any that the page has left behind.
  await page.setViewportSize({ width: 1_024, height: 720 });
  const fault = await nextPageFault(visit, href);
  if (fault !== undefined) return fault;
  const entries = await page.evaluate(() => history.length);
  // Goes forward too, because a page's own listeners hold the Back button only while the page is shown.
  for (const [button, path] of [
    ['Back', address],
    ['Forward', href],
  ] as const) {
    const presses = () =>
      (button === 'Back' ? page.goBack : page.goForward).call(page, { waitUntil: 'commit' });
    if (!(await leads(visit, path, presses)))
      return `the button ${button} of the browser does not lead to ${path}`;
    const busy = await restFault(visit, 150);
    if (busy !== undefined) return `on ${path}, ${busy}`;
    const now = await page.evaluate(() => ({ path: location.pathname, entries: history.length }));
    if (now.path !== path || now.entries !== entries)
      return `it takes the visitor elsewhere when the button ${button} of the browser is pressed`;
  }
  return sent[0];
}

/** Runs `act`, and returns whether that leads to the page at `path`. */
async function leads(visit: Visit, path: string, act: () => Promise<unknown>): Promise<boolean> {
  const isShown = (wanted: string) =>
    location.pathname === wanted && document.documentElement.dataset.hydrated === wanted;
  return act()
    .then(() => visit.page.waitForFunction(isShown, path, { timeout: followsMs(visit) }))
    .then(
      () => true,
      () => false,
    );
}

/** The fault of the next page, to which a link has led. */
async function nextPageFault(visit: Visit, href: string): Promise<string | undefined> {
  const { page } = visit;
  const busy = await restFault(visit, 300);
  if (busy !== undefined) return `on the next page, ${href}, ${busy}`;
  const { top, path, change } = await page.evaluate(() => ({
    top: scrollY,
    path: location.pathname,
    change: window.trial.changeAround(),
  }));
  if (path !== href) return `soon after a click on the header's link to ${href}, the address is ${path}`;
  if (top > 0) return `the next page, ${href}, does not begin at its top`;
  if (change !== undefined) return `it leaves a change behind on the next page, ${href}: ${change}`;
  const fault =
    (await frameFault(page)) ?? (await wheelFault(visit)) ?? (await callInPage(page, 'heldFault.js'));
  return fault && `on the next page, ${href}, ${fault}`;
}
