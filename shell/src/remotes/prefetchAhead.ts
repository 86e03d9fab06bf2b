import { connection } from '../browser/connection.ts';
import { whenLoadedAndIdle } from '../browser/whenIdle.ts';
import type { BrowserLoader } from './browserLoader.ts';

/** Milliseconds that a link must stay in view; one that is only scrolled past is in view for less. */
const standsMs = 1000;

/**
 * Once the page has loaded, fetches the federation manifest, unless the visitor saves data. On 4G it also fetches the
 * assistant and the pages whose links are in view; on 3G only the files that such a page shares with others, so that a tap
 * waits for the page's own content alone. Other files are fetched on intent (loadOnIntent).
 */
export function prefetchAhead({
  prepare,
  prefetch,
  prefetchShared,
  prefetchWidgets,
}: Pick<BrowserLoader, 'prepare' | 'prefetch' | 'prefetchShared' | 'prefetchWidgets'>): void {
  if (connection().saveData) return;
  whenLoadedAndIdle(() => {
    prepare();
    const { effectiveType } = connection();
    if (effectiveType === '4g') prefetchWidgets();
    if (effectiveType === '4g') prefetchInView(prefetch);
    if (effectiveType === '3g') prefetchInView(prefetchShared);
  }, standsMs);
}

const intents = ['pointerover', 'focusin', 'touchstart'] as const;

/** Calls `load` with the path of a link of this site that the visitor is about to follow. */
export function loadOnIntent(load: (path: string) => void): void {
  const onIntent = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    const path = link ? ownPath(link) : undefined;
    if (path !== undefined) load(path);
  };
  for (const intent of intents) document.addEventListener(intent, onIntent, { passive: true });
}

/** The path that a link opens in this tab if it is another page of this site, otherwise undefined. */
function ownPath(link: HTMLAnchorElement): string | undefined {
  if (link.origin !== window.location.origin || link.target !== '') return undefined;
  return link.pathname === window.location.pathname ? undefined : link.pathname;
}

function prefetchInView(prefetch: (path: string) => void): void {
  const main = document.getElementById('main');
  if (main === null) return;
  const timers = new Map<Element, ReturnType<typeof setTimeout>>();
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      clearTimeout(timers.get(target));
      timers.delete(target);
      const path = ownPath(target as HTMLAnchorElement);
      if (!isIntersecting || path === undefined) continue;
      const fetchOnce = () => {
        observer.unobserve(target);
        prefetch(path);
      };
      timers.set(target, setTimeout(fetchOnce, standsMs));
    }
  });
  const observe = () => {
    // A link to an anchor, such as a word of the glossary, is rarely followed: it explains the word in place.
    for (const link of main.querySelectorAll('a[href]:not([href*="#"])')) observer.observe(link);
  };
  // A navigation replaces the children of the main element.
  new MutationObserver(observe).observe(main, { childList: true });
  observe();
}
