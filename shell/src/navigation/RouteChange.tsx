import { useLocation, useNavigationType } from '@sayapatri/design';
import { useEffect, useRef } from 'react';

/**
 * After a navigation: moves the focus to the new page's h1 and restores the scroll position. Follows Back and Forward used
 * before the router was there, and links to the page itself.
 */
export function RouteChange() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useScrollPosition();
  useMissedTraversal();
  useTopOfSamePage();

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    return whenHeadingIsThere((heading) => {
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    });
  }, [pathname]);

  return null;
}

/**
 * Scrolls a new page to its top or to the anchor in its address; Back and Forward restore the earlier position once the
 * page has rendered. A change of the query alone does not scroll.
 */
function useScrollPosition(): void {
  const { key, pathname, hash } = useLocation();
  const navigation = useNavigationType();
  const positions = useRef(new Map<string, number>());
  const shown = useRef({ key, pathname });

  useEffect(() => {
    const remember = () => positions.current.set(shown.current.key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, []);

  useEffect(() => {
    if (shown.current.key === key) return;
    const samePage = shown.current.pathname === pathname;
    shown.current = { key, pathname };
    window.history.scrollRestoration = 'manual';
    return whenHeadingIsThere(() => {
      const anchor = anchorOf(hash);
      const known = navigation === 'POP' ? positions.current.get(key) : undefined;
      if (known !== undefined) window.scrollTo(0, known);
      else if (anchor) anchor.scrollIntoView();
      else if (!samePage) window.scrollTo(0, 0);
      positions.current.set(key, window.scrollY);
    });
  }, [key, pathname, hash, navigation]);
}

/**
 * Shows the page of the address if Back or Forward was used while the document was starting: the router listens to them
 * only once it is mounted, and would leave another page on the screen than the address names.
 */
function useMissedTraversal(): void {
  const { pathname } = useLocation();
  const first = useRef(pathname);
  useEffect(() => {
    if (window.location.pathname === first.current) return;
    window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
  }, []);
}

/**
 * A click on a link to the page that is shown leads to its top, as where the browser follows the link: the router alone
 * would do nothing that the visitor sees, e.g. with `Free Consultation` at the end of the contact page.
 */
function useTopOfSamePage(): void {
  useEffect(() => {
    const goToTop = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
      // A link with an anchor leads to its section, however often it is followed.
      if (link === null || opensElsewhere || link.hash !== '' || link.href !== window.location.href) return;
      window.scrollTo(0, 0);
      document.querySelector<HTMLElement>('#main h1')?.focus({ preventScroll: true });
    };
    // Runs before the router, which changes the address to that of the link.
    document.addEventListener('click', goToTop, true);
    return () => document.removeEventListener('click', goToTop, true);
  }, []);
}

/** Calls `onHeading` once the main element has an h1, now or after the page's code has loaded. Returns a cancel function. */
function whenHeadingIsThere(onHeading: (heading: HTMLElement) => void): () => void {
  const main = document.getElementById('main');
  const observer = new MutationObserver(find);
  function find() {
    const heading = main?.querySelector<HTMLElement>('h1');
    if (!heading) return;
    observer.disconnect();
    onHeading(heading);
  }
  if (main) observer.observe(main, { childList: true, subtree: true });
  find();
  return () => observer.disconnect();
}

/** The element that an address leads to by its hash, as browsers find it; null where there is none, also for `#%`. */
function anchorOf(hash: string): HTMLElement | null {
  const id = hash.slice(1);
  try {
    return document.getElementById(id) ?? document.getElementById(decodeURIComponent(id));
  } catch {
    return null;
  }
}
