/** Rules for a page that a visitor leaves alone for some time. */
import type { Page } from 'playwright';
import { budgets } from '../../release/budgets.ts';
import { errorInWords } from '../inWords.ts';
import { restFault } from '../rest.ts';
import type { PageRule } from './pageRule.ts';
import { widthFault } from './screens.ts';

/** Requests that a page may make in ten seconds in which nobody does anything. */
const mostRequests = 5;
const mostElements = 2_000;
const mostBytes = 40_000_000;

export const restsWhenLeftAlone: PageRule = {
  name: 'Rests when left alone',
  reason:
    'Visitors read for minutes: what starts later must not stop the page, send something or load for ever.',
  harm: 'visitors who read it for a while are disturbed, or their battery is emptied',
  remedy: 'start nothing by a timer, or end it',
  within: 'stepMs',
  late: 'left alone for ten seconds, it stops answering: it does not answer',
  async fault(visit) {
    const { page, notes } = visit;
    const before = notes.requests.length;
    const measured = await measure(page);
    try {
      await page.clock.runFor(10_000);
    } catch (error) {
      // The clock passes on what a timer's function throws.
      return `left alone for ten seconds, ${errorInWords(String(error))}`;
    }
    const busy = await restFault(visit, 150);
    if (busy !== undefined) return `left alone for ten seconds, ${busy}`;
    const asked = notes.requests.length - before;
    const { shift, elements, bytes, letters } = await measure(page);
    // Shifts count from the page's opening, because a busy machine may run its timer before this rule.
    if (shift > budgets.layoutShift) return 'left alone for ten seconds, it moves its parts';
    if (letters < measured.letters / 3)
      return `left alone for ten seconds, it shows ${letters} characters of text in place of ${measured.letters}`;
    if (elements - measured.elements > mostElements)
      return `left alone for ten seconds, it adds ${elements - measured.elements} elements`;
    if (bytes - measured.bytes > mostBytes)
      return `left alone for ten seconds, it takes ${Math.round((bytes - measured.bytes) / 1e6)} MB more`;
    return asked > mostRequests
      ? `left alone for ten seconds, it asks for ${asked} files, such as ${new URL(notes.requests.at(-1)?.url() ?? '').pathname}`
      : undefined;
  },
};

async function measure(page: Page) {
  const session = await page.context().newCDPSession(page);
  const { usedSize, backingStorageSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  const { shift, elements, letters } = await page.evaluate(() => ({
    shift: window.trial.layoutShift,
    // biome-ignore lint/performance/useDomNodeTextContent: what is hidden does not count.
    letters: document.querySelector('main')?.innerText.length ?? 0,
    elements: document.querySelectorAll('*').length,
  }));
  return { shift, elements, letters, bytes: usedSize + backingStorageSize };
}

export const bearsInterruptions: PageRule = {
  name: 'Bears what comes between',
  reason:
    'Visitors look at other tabs, lose the connection, print what they read, turn their phone, and are still there ten minutes later.',
  acting:
    'when a visitor looks at another tab, loses the connection for a moment, prints it, turns the phone and stays for ten minutes',
  harm: 'visitors who were away for a moment, print it or turn their phone lose the page',
  remedy:
    'do nothing when a visitor looks away, let it fit a phone on its side, and hide nothing from paper but what can be pressed',
  async fault(visit) {
    const { page } = visit;
    await page.evaluate(() => window.trial.lookAway(true));
    await page.context().setOffline(true);
    await page.context().setOffline(false);
    await page.emulateMedia({ media: 'print' });
    const isPrinted = await page.evaluate(() => {
      window.dispatchEvent(new Event('beforeprint'));
      const isShown = document.querySelector('main')?.checkVisibility() === true;
      window.dispatchEvent(new Event('afterprint'));
      return isShown;
    });
    if (!isPrinted) return 'nothing of it is printed';
    await page.emulateMedia({ media: null });
    const upright = page.viewportSize() ?? { width: 390, height: 844 };
    await page.setViewportSize({ width: upright.height, height: upright.width });
    const tooWide = await widthFault(page);
    await page.setViewportSize(upright);
    if (tooWide) return `${tooWide} when the phone lies on its side`;
    try {
      await page.clock.fastForward(600_000);
    } catch (error) {
      return errorInWords(String(error));
    }
    await page.evaluate(() => window.trial.lookAway(false));
    return restFault(visit, 150);
  },
};
