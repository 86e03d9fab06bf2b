import { useLocation } from '@sayapatri/design';
import { useEffect, useRef } from 'react';
import { useMissedTraversal } from './useMissedTraversal.ts';
import { useScrollPosition } from './useScrollPosition.ts';
import { useTopOfSamePage } from './useTopOfSamePage.ts';
import { whenHeadingIsThere } from './whenHeadingIsThere.ts';

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
