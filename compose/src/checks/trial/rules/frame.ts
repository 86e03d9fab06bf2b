import { bootstrapElementId } from '@sayapatri/contract/bootstrap';
import type { Page } from 'playwright-core';
import type { PageRule } from './pageRule.ts';

export const showsTheFrame: PageRule = {
  name: 'The frame is there',
  reason: 'Visitors don’t find where they are, or their way on.',
  remedy: 'give what is in front of it another place, and leave the look of the frame alone',
  fault: ({ page }) => frameFault(page),
};

/**
 * What is wrong with the first part of the frame that can't be seen, or can't be tapped at its centre; undefined if nothing
 * is. Messages of the page may stand in front of it. Leaves the page at its top.
 */
export const frameFault = (page: Page) => page.evaluate(faultInPage, bootstrapElementId);

function faultInPage(bootstrapId: string): string | undefined {
  const isRendered = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const all = (selector: string) => [...document.querySelectorAll(selector)];
  const opacityOf = (element: Element | null): number =>
    element === null ? 1 : Number(getComputedStyle(element).opacity) * opacityOf(element.parentElement);
  const faultOf = (element: Element, name: string) => {
    if (!isRendered(element)) return `${name} can't be seen`;
    if (opacityOf(element) < 0.4) return `${name} can hardly be seen, its opacity is ${opacityOf(element)}`;
    element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
    const [box] = element.getClientRects();
    if (box === undefined || box.width < 8 || box.height < 8) return `${name} has no size`;
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) return `${name} is outside the screen`;
    const hit = document.elementFromPoint(x, y);
    if (hit === null) return `${name} can't be tapped`;
    const isFree = element.contains(hit) || hit.closest('[role=alert], [role=status], [aria-live]') !== null;
    if (isFree) return undefined;
    return `${name} is covered by <${hit.localName}> "${(hit.textContent ?? '').trim().slice(0, 40)}"`;
  };
  const labels: string[] = JSON.parse(document.getElementById(bootstrapId)?.textContent ?? '{"packages":[]}')
    .packages.flatMap(({ widgets }: { widgets: { label: string }[] }) => widgets)
    .map(({ label }: { label: string }) => label);
  const launchers = all('button').filter((button) => labels.includes(button.textContent?.trim() ?? ''));
  const rendered = (selector: string) => all(selector).filter(isRendered);
  const parts: [name: string, elements: Element[]][] = [
    ['the header', all('header').slice(0, 1)],
    ['a link of the header', rendered('header a')],
    ["the header's menu", rendered('header nav a, header button')],
    ['its h1', all('h1')],
    ['its first link', rendered('main a[href]').slice(0, 1)],
    ['a link of the footer', rendered('footer a').slice(0, 1)],
    ...(labels.length > 0 ? [["the assistant's button", launchers] as [string, Element[]]] : []),
  ];
  for (const [name, elements] of parts) {
    if (elements.length === 0 && name !== 'its first link') return `${name} is gone`;
    for (const element of elements) {
      const fault = faultOf(element, name);
      if (fault !== undefined) return fault;
    }
  }
  scrollTo({ top: 0, behavior: 'instant' });
  return undefined;
}
