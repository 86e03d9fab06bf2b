import { ownPath } from './ownPath.ts';

/** What browsers say of the visitor's connection (Network Information API): Chromium does, Safari and Firefox do not. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
  /** Megabits a second, at most 10. */
  downlink?: number;
}

const connection = () => (navigator as { connection?: Connection }).connection;

/** A link that the visitor only scrolls past is in view for less. */
const standsMs = 1000;

export interface Ahead {
  /** Fetches what says where the other pages' files are. */
  prepare: () => void;
  /** Fetches what the page at a path needs. */
  prefetch: (path: string) => void;
}

/**
 * Once the page has loaded: fetches the federation manifest, unless the visitor saves data; and, where the browser knows
 * that the connection is fast, the pages whose links stand in view in the main part. Elsewhere, pages are fetched on
 * intent alone (loadOnIntent.ts).
 */
export function prefetchAhead({ prepare, prefetch }: Ahead): void {
  if (connection()?.saveData) return;
  whenIdle(() => {
    prepare();
    const { effectiveType, downlink = 0 } = connection() ?? {};
    if (effectiveType === '4g' && downlink >= 5) prefetchInView(prefetch);
  });
}

/** Calls `work` when the page's own files have arrived and the browser has nothing better to do. */
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
    // A link to a part of a page, such as a word of the glossary, explains more often than it is followed.
    for (const link of main.querySelectorAll('a[href]:not([href*="#"])')) observer.observe(link);
  };
  // A navigation replaces the main part's children.
  new MutationObserver(observe).observe(main, { childList: true });
  observe();
}
