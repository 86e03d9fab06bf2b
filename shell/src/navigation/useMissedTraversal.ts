import { useLocation } from '@sayapatri/design';
import { useEffect, useRef } from 'react';

/**
 * Shows the page of the address if Back or Forward was used while the document was starting: the router listens to them
 * only once it is mounted, and would leave another page on the screen than the address names.
 */
export function useMissedTraversal(): void {
  const { pathname } = useLocation();
  const first = useRef(pathname);
  useEffect(() => {
    if (window.location.pathname === first.current) return;
    window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
  }, []);
}
