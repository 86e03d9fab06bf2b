/** Rules for what a visitor sees at each width. */
import { bootstrapElementId } from '@sayapatri/contract/bootstrap';
import type { Page } from 'playwright';
import { callInPage } from '../inPage/callInPage.ts';
import type { Looks, PageRule, Visit } from './pageRule.ts';

/** Looks at the page in a window of each of the visitor's widths; the window then has its first width again. */
async function lookAtEachWidth({ page, visitor: { widths, context } }: Visit): Promise<Looks> {
  const looks: Looks = {};
  const resize = async (width: number) => {
    if (page.viewportSize()?.width !== width)
      await page.setViewportSize({ width, height: context.viewport?.height ?? 720 });
  };
  for (const width of widths) {
    await resize(width);
    const at = (fault: string | undefined) => fault && `${fault} on a screen of ${width} px`;
    looks.tooWide ??= at(await widthFault(page));
    looks.stacked ??= at(await callInPage(page, 'stackedLetters.js'));
    looks.ofFrame ??= at(await frameFault(page));
  }
  await resize(widths[0]);
  return looks;
}

/** By how much the page is wider than its screen, as part of a sentence; undefined if it fits. */
export async function widthFault(page: Page): Promise<string | undefined> {
  const excess = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    // A phone shows a page that is too wide in smaller letters instead.
    return Math.max(scrollWidth - clientWidth, innerWidth - screen.width);
  });
  return excess > 0 ? `it is ${excess} px too wide` : undefined;
}

export const frameFault = (page: Page, passesMessages = false) =>
  callInPage(page, 'frameFault.js', { bootstrapElementId, passesMessages });

export const showsTheFrame: PageRule = {
  name: 'The frame is there',
  reason:
    'Header, footer, the assistant’s button, the h1 and the first link are how visitors know where they are, and how they leave.',
  harm: 'visitors don’t find their way on',
  remedy: 'give what is in front of it another place, and leave the look of the frame alone',
  async fault(visit) {
    const { ofFrame } = visit.looks ?? (await lookAtEachWidth(visit));
    // The next look, after ten minutes, must be a new one.
    visit.looks = undefined;
    return ofFrame;
  },
};

export const fitsTheScreen: PageRule = {
  name: 'No wider than the screen',
  reason: 'Visitors have to push each line to and fro.',
  harm: 'visitors have to push each line to and fro',
  remedy: 'let it wrap, or scroll inside its own box',
  async fault(visit) {
    visit.looks = await lookAtEachWidth(visit);
    return visit.looks.tooWide;
  },
};

export const keepsWordsWhole: PageRule = {
  name: 'Words on their lines',
  reason: 'A column that is one letter wide can’t be read.',
  harm: 'visitors can’t read them',
  remedy: 'give the column the width of its longest word',
  fault: async ({ looks }) => looks?.stacked,
};
