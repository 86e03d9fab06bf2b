import { useLocation, useNavigationType } from '@sayapatri/design';
import { useEffect, useRef } from 'react';
import { anchorOf } from './anchorOf.ts';
import { whenHeadingIsThere } from './whenHeadingIsThere.ts';

/**
 * Scrolls a new page to its top or to the anchor in its address; Back and Forward restore the earlier position once the
 * page has rendered. A change of the query alone does not scroll.
 */
export function useScrollPosition(): void {
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
