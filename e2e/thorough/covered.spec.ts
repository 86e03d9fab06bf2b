/** On phones, nothing that a visitor writes in or reaches by keyboard is under the bar at the bottom. */
import { routes } from '../routes.ts';
import { expect, hydrated, test } from '../test.ts';

/** Run in a page: which of its form fields are partly under the bar at any place of the page, once it has come to rest. */
async function fieldsUnderBar(): Promise<string[]> {
  const bar = document.querySelector('aside[aria-label="Get in touch"]');
  const fields = [...document.querySelectorAll('main :is(input:not([type=hidden]), select, textarea)')];
  const isCovered = (field: Element) => {
    const { top, bottom } = field.getBoundingClientRect();
    const over = bar?.getBoundingClientRect() ?? new DOMRect();
    return field.checkVisibility() && bottom > over.top && top < over.bottom && top < innerHeight;
  };
  const covered = new Set<string>();
  for (let y = 0; fields.length > 0 && y < document.body.scrollHeight; y += innerHeight / 3) {
    window.scrollTo({ top: y, behavior: 'instant' });
    // The bar leaves some frames after a jump to a field.
    for (let frame = 0; frame < 60 && (frame < 2 || fields.some(isCovered)); frame += 1)
      await new Promise(requestAnimationFrame);
    for (const field of fields) if (isCovered(field)) covered.add(`${field.outerHTML.slice(0, 120)} at ${y}`);
  }
  window.scrollTo({ top: 0, behavior: 'instant' });
  return [...covered];
}

/** Run in a page: the focused element, if anything lies over the middle of its visible part; null when nothing has the focus. */
async function coveredFocus(): Promise<string | null> {
  const focused = document.activeElement;
  if (focused === null || focused === document.body) return null;
  const isCovered = () => {
    const { left, right, top, bottom } = focused.getClientRects()[0] ?? new DOMRect();
    const y = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2;
    const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2;
    const found = document.elementFromPoint(x, y);
    return found === null || !(focused.contains(found) || found.contains(focused));
  };
  // Where the page has fields, the bar comes and goes some frames after the page has scrolled.
  const least = document.querySelector('main :is(input, select, textarea)') ? 2 : 0;
  for (let frame = 0; frame < least || (frame < 60 && isCovered()); frame += 1)
    await new Promise(requestAnimationFrame);
  return isCovered() ? focused.outerHTML.slice(0, 120) : '';
}

// The narrowest and the widest phone: a walk takes a minute.
for (const [width, height] of [
  [320, 568],
  [430, 932],
] as const) {
  test(`at ${width} px neither the field in view nor what the keyboard reaches is under the bar, on any page`, async ({
    tab,
  }) => {
    test.slow();
    await tab.setViewportSize({ width, height });
    for (const path of Object.keys(routes)) {
      await tab.goto(path);
      await hydrated(tab);
      expect(await tab.evaluate(fieldsUnderBar), path).toEqual([]);
      const covered: string[] = [];
      let focus: string | null = '';
      for (let presses = 0; presses < 300 && focus !== null; presses += 1) {
        await tab.keyboard.press('Tab');
        focus = await tab.evaluate(coveredFocus);
        if (focus) covered.push(focus);
      }
      expect(focus, `${path} has an end`).toBeNull();
      expect(covered, path).toEqual([]);
    }
  });
}
