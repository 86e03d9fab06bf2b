import { replyWith } from '../engine/replyWith.fixture.ts';
import { sanitiseReply } from '../sanitise.ts';

/** The reply of `replyWith` as the panel shows it. */
export async function pageOf(...asked: Parameters<typeof replyWith>): Promise<HTMLElement> {
  const page = document.createElement('div');
  page.innerHTML = sanitiseReply((await replyWith(...asked)).html);
  return page;
}

/** The addresses of the links in an element. */
export const addressesIn = (element: HTMLElement) =>
  [...element.querySelectorAll('a')].map((link) => link.getAttribute('href'));
