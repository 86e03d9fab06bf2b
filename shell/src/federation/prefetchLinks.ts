import { connection } from '../browser/connection.ts';
import { whenIdle, whenLoadedAndIdle } from '../browser/whenIdle.ts';
import type { BrowserLoader } from './browserLoader.ts';

const intents = ['pointerover', 'focusin', 'touchstart'] as const;

/**
 * Fetches the code of a page whose link the visitor is about to follow and, once the page is live, of those whose links
 * are in view; not for visitors who save data, or on 2G. On a fast connection it fetches the assistant too.
 */
export function prefetchLinks({ prefetch, prefetchWidgets }: BrowserLoader): void {
  const onIntent = ({ target }: Event) => {
    const path = ownPath(target instanceof Element ? target.closest('a') : null);
    if (path !== undefined) prefetch(path);
  };
  for (const intent of intents) document.addEventListener(intent, onIntent, { passive: true });
  const { saveData, effectiveType = '' } = connection();
  if (saveData || effectiveType.endsWith('2g')) return;
  const prefetchAhead = () => {
    if (effectiveType === '4g') prefetchWidgets();
    prefetchInView(prefetch);
  };
  whenLive(() => whenLoadedAndIdle(prefetchAhead, 1_000));
}

/** Calls `work` once a page is live. Until then connection and processor are its own, even where that takes seconds. */
function whenLive(work: () => void): void {
  const observer = new MutationObserver(() => {
    observer.disconnect();
    work();
  });
  observer.observe(document.documentElement, { attributeFilter: ['data-hydrated'] });
}

/** The path that a link opens in this tab if it is another page of this site, otherwise undefined. */
function ownPath(link: HTMLAnchorElement | null): string | undefined {
  if (link === null || link.origin !== window.location.origin || link.target !== '') return undefined;
  return link.pathname === window.location.pathname ? undefined : link.pathname;
}

function prefetchInView(prefetch: (path: string) => void): void {
  const main = document.getElementById('main');
  if (main === null) return;
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      const path = ownPath(target as HTMLAnchorElement);
      if (!isIntersecting || path === undefined) continue;
      observer.unobserve(target);
      // One page at a time, so that the tab answers in between.
      whenIdle(() => prefetch(path), 500);
    }
  });
  const observe = () => {
    // A link to an anchor, such as a word of the glossary, is rarely followed.
    for (const link of main.querySelectorAll('a[href]:not([href*="#"])')) observer.observe(link);
  };
  // A navigation replaces the children of the main element.
  new MutationObserver(observe).observe(main, { childList: true });
  observe();
}
