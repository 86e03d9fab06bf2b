import { setTimeout as delay } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { succeeds } from '../deadline.ts';
import { useInPage } from '../useInPage.ts';
import { frameFault } from './frame.ts';
import type { PageRule } from './pageRule.ts';

/** Milliseconds in which a page answers what was pressed, also on a busy machine. */
const answersMs = 500;
/** Milliseconds in which the assistant's panel opens; the shell shows its frame at once. */
const opensMs = 10_000;

export const worksWhenUsed: PageRule = {
  name: 'Works when used',
  reason: 'Visitors who press its buttons or fill in its fields get nothing.',
  remedy: 'make it work, or leave it out',
  async fault(visit) {
    const { page, address } = visit;
    visit.isUsed = true;
    await keepHere(page);
    const stuck = await page.evaluate(useInPage, 'main');
    if (stuck !== undefined) return stuck;
    await delay(answersMs);
    // A button may lead to another page, which is tried by itself.
    const isHere = new URL(page.url()).pathname === address;
    const fault = isHere ? await frameFault(page) : undefined;
    return fault ?? (visit.usesAssistant ? assistantFault(page) : undefined);
  },
};

/** Answers navigations with “no content”, so that the page stays, and lets nothing be sent. */
async function keepHere(page: Page): Promise<void> {
  await page.route('**', (route, request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame())
      return route.fulfill({ status: 204 });
    return ['GET', 'HEAD'].includes(request.method()) ? route.fallback() : route.abort('aborted');
  });
}

/** Opens the assistant, if there is one, and uses what is in it. */
async function assistantFault(page: Page): Promise<string | undefined> {
  const launcher = page.locator('button[aria-haspopup=dialog]').filter({ visible: true }).last();
  if ((await launcher.count()) === 0) return undefined;
  const dialog = page.getByRole('dialog').filter({ visible: true });
  const opens = async () => {
    await launcher.click({ noWaitAfter: true });
    return succeeds(dialog.first().waitFor({ timeout: opensMs }));
  };
  // The bar that holds the button moves out of the way of a field, perhaps while it is pressed. A visitor presses it again.
  if (!((await opens()) || (await opens()))) return 'its assistant does not open';
  await delay(answersMs);
  const fault = await page.evaluate(useInPage, 'dialog');
  await delay(answersMs);
  return fault;
}
