import { errorInWords } from '../inWords.ts';
import { restFault } from '../rest.ts';
import type { PageRule } from './pageRule.ts';
import { widthFault } from './screens.ts';

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
