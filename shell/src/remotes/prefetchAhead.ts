import { ownPath } from './ownPath.ts';

/**
 * What browsers report about the visitor's connection (Network Information API): Chromium does, Safari and Firefox do
 * not.
 */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
  /** Megabits per second, at most 10. */
  downlink?: number;
}

const connection = () => (navigator as { connection?: Connection }).connection;

/** Milliseconds that a link must stay in view; one that is only scrolled past is in view for less. */
const standsMs = 1000;

export interface Ahead {
  /** Fetches the list of where other pages' files are (the federation manifest). */
  prepare: () => void;
  /** Fetches everything that the page at a path needs. */
  prefetch: (path: string) => void;
}

/**
 * Once the page has loaded, fetches the federation manifest, unless the visitor saves data, and, if the browser reports
 * a fast connection, the pages whose links are in view in the main part. Otherwise pages are fetched on intent alone
 * (loadOnIntent.ts).
 */
export function prefetchAhead({ prepare, prefetch }: Ahead): void {
  if (connection()?.saveData) return;
  whenIdle(() => {
    prepare();
    const { effectiveType, downlink = 0 } = connection() ?? {};
    if (effectiveType === '4g' && downlink >= 5) prefetchInView(prefetch);
  });
}

/** Calls `work` when the page's own files have arrived and the browser is idle. */
function whenIdle(work: () => void): void {
  // Safari has no requestIdleCallback.
  const idle = window.requestIdleCallback ?? ((later: () => void) => setTimeout(later, standsMs));
  if (document.readyState === 'complete') idle(work);
  else window.addEventListener('load', () => idle(work), { once: true });
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
