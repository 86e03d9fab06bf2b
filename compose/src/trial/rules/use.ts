/** Rules for visitors who press buttons, fill in forms and come back. */
import type { Page } from 'playwright';
import { callInPage } from '../inPage/callInPage.ts';
import { restFault } from '../rest.ts';
import { staysPut } from './arrival.ts';
import type { PageRule } from './pageRule.ts';
import { frameFault } from './screens.ts';

export const worksWhenUsed: PageRule = {
  name: 'Works when used',
  reason: 'A button that does nothing, or throws, is a promise that is not kept.',
  acting: 'when its buttons are pressed and its fields filled in',
  late: 'when its buttons are pressed and its fields filled in, it does not answer',
  harm: 'visitors who use it get nothing',
  remedy: 'make it work, or leave it out',
  async fault(visit) {
    const { page, url } = visit;
    visit.notes.isUsed = true;
    await stayHere(page);
    const fault = await callInPage(page, 'usePage.js');
    if (fault !== undefined) return fault;
    const busy = await restFault(visit, 150);
    if (busy !== undefined) return `when its buttons are pressed and its fields filled in, ${busy}`;
    // A button or a form may lead to another page, which is tried by itself.
    if (new URL(page.url()).pathname !== new URL(url).pathname) return undefined;
    const lost = await frameFault(page, true);
    return lost && `when its buttons have been pressed and its fields filled in, ${lost}`;
  },
};

/** Answers navigations with “no content”, so that the page stays, and lets nothing be sent. */
async function stayHere(page: Page): Promise<void> {
  await page.route('**', (route, request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame())
      return route.fulfill({ status: 204 });
    return ['GET', 'HEAD'].includes(request.method()) ? route.fallback() : route.abort('aborted');
  });
}

export const worksTheSecondTime: PageRule = {
  name: 'Works the second time',
  reason: 'Who opens a page again the next day finds what it remembers of them, or an error.',
  acting: 'when a visitor who has used it opens it again',
  harm: 'visitors who come back see no page, or another one',
  remedy: 'draw it first as for anybody, and read in an effect what it remembers',
  async fault(visit) {
    const { page, url } = visit;
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForFunction(() => document.documentElement.hasAttribute('data-hydrated'));
    return (await restFault(visit, 150)) ?? (await staysPut.fault?.(visit)) ?? (await frameFault(page));
  },
};
