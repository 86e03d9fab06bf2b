import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Opens the fold to which a link leads, also in browsers that do not do so themselves. */
export function useOpenAtAnchor(): void {
  const { hash } = useLocation();
  useEffect(() => {
    const open = () => {
      const target = document.getElementById(window.location.hash.slice(1));
      const fold = target?.closest('details');
      if (!target || !fold || fold.open) return;
      // On a computer the chapters' text is shown without opening them: a reader who reloads the page stays where they are.
      if (target !== fold && target.checkVisibility?.()) return;
      fold.open = true;
      if (target !== fold) target.scrollIntoView();
    };
    if (hash) open();
    window.addEventListener('hashchange', open);
    return () => window.removeEventListener('hashchange', open);
  }, [hash]);
}
