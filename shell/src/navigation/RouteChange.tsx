import { useEffect, useRef } from 'react';
import { useLocation } from 'shared/core';
import { useScrollPosition } from './useScrollPosition.ts';
import { whenHeadingIsThere } from './whenHeadingIsThere.ts';

/** After a navigation: moves the focus to the new page's h1 and restores the scroll position. */
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
