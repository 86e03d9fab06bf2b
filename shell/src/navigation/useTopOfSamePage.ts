import { useEffect } from 'react';

/**
 * A click on a link to the page that is shown leads to its top, as where the browser follows the link: the router alone
 * would do nothing that the visitor sees, e.g. with `Free Consultation` at the end of the contact page.
 */
export function useTopOfSamePage(): void {
  useEffect(() => {
    const goToTop = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
      // A link with an anchor leads to its section, however often it is followed.
      if (link === null || opensElsewhere || link.hash !== '' || link.href !== window.location.href) return;
      window.scrollTo(0, 0);
      document.querySelector<HTMLElement>('#main h1')?.focus({ preventScroll: true });
    };
    // Before the router, after which every followed link would lead to the address that is shown.
    document.addEventListener('click', goToTop, true);
    return () => document.removeEventListener('click', goToTop, true);
  }, []);
}
