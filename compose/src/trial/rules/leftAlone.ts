import type { Page } from 'playwright';
import { errorInWords } from '../inWords.ts';
import { restFault } from '../rest.ts';
import { largestShift } from './atRest.ts';
import type { PageRule } from './pageRule.ts';

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
    // Since it was opened, as on a busy machine what a timer moves may come before this rule.
    if (shift >= largestShift) return 'left alone for ten seconds, it moves its parts';
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
