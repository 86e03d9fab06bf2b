import { useEffect, useRef } from 'react';
import { brand, useLocation } from 'shared/core';
import { useSite } from './SiteContext.ts';
import { titleOf } from './titleOf.ts';

/** On a change of route: the new title, and the focus to the new page's h1, as a page load would give. */
export function RouteChange() {
  const { pathname } = useLocation();
  const site = useSite();
  const shown = useRef(pathname);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    document.title = titleOf(site, pathname, brand.name);
    return whenHeadingIsThere((heading) => heading.focus({ preventScroll: true }));
  }, [pathname, site]);

  return null;
}

/** Calls back once main has an h1, which may be after its code has loaded. Returns how to stop waiting. */
function whenHeadingIsThere(onHeading: (heading: HTMLElement) => void): () => void {
  const main = document.getElementById('main');
  const find = () => main?.querySelector<HTMLElement>('h1') ?? null;
  const found = find();
  if (main === null || found !== null) {
    if (found !== null) onHeading(found);
    return () => {};
  }
  const observer = new MutationObserver(() => {
    const heading = find();
    if (heading === null) return;
    observer.disconnect();
    onHeading(heading);
  });
  observer.observe(main, { childList: true, subtree: true });
  return () => observer.disconnect();
}
