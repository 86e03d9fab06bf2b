import { useEffect, useRef } from 'react';
import { useLocation } from 'shared/core';
import { useScrollPosition } from './useScrollPosition.ts';
import { whenHeadingIsThere } from './whenHeadingIsThere.ts';

/** On a change of path: the focus goes to the new page's h1, and the page stands where it should. */
export function RouteChange() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useScrollPosition();

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
