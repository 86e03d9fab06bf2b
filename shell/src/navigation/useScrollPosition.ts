import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'shared/core';
import { whenHeadingIsThere } from './whenHeadingIsThere.ts';

/**
 * A new page begins at its top, or at the anchor its address names; Back and Forward return to where the visitor
 * was, once the page's code is there.
 */
export function useScrollPosition(): void {
  const { key, hash } = useLocation();
  const navigation = useNavigationType();
  const positions = useRef(new Map<string, number>());
  const shown = useRef(key);

  useEffect(() => {
    const remember = () => positions.current.set(shown.current, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, []);

  useEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    window.history.scrollRestoration = 'manual';
    return whenHeadingIsThere(() => {
      const anchor = hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
      if (navigation === 'POP') window.scrollTo(0, positions.current.get(key) ?? 0);
      else if (anchor) anchor.scrollIntoView();
      else if (navigation === 'PUSH') window.scrollTo(0, 0);
    });
  }, [key, hash, navigation]);
}
