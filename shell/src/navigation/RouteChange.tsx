import { useEffect, useRef } from 'react';
import { brand, useLocation } from 'shared/core';
import { useSite } from './SiteContext.ts';
import { titleOf } from './titleOf.ts';
import { useScrollPosition } from './useScrollPosition.ts';
import { whenHeadingIsThere } from './whenHeadingIsThere.ts';

/** On a change of path: the new title, and the focus to the new page's h1, as a page load would give. */
export function RouteChange() {
  const { pathname } = useLocation();
  const site = useSite();
  const shown = useRef(pathname);
  useScrollPosition();

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    document.title = titleOf(site, pathname, brand.name);
    return whenHeadingIsThere((heading) => {
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    });
  }, [pathname, site]);

  return null;
}
