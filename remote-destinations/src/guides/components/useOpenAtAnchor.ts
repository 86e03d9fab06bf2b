import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Opens the chapter to which a link leads, also in browsers that do not do so themselves. */
export function useOpenAtAnchor(): void {
  const { hash } = useLocation();
  useEffect(() => {
    const open = () => {
      const target = document.getElementById(window.location.hash.slice(1));
      const fold = target?.closest('details');
      // On a computer the chapters' text is shown without opening them: a reader who reloads the page stays where they are.
      if (!target || !fold || fold.open || target.checkVisibility?.()) return;
      fold.open = true;
      target.scrollIntoView();
    };
    if (hash) open();
    window.addEventListener('hashchange', open);
    return () => window.removeEventListener('hashchange', open);
  }, [hash]);
}
