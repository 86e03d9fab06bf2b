import { useEffect } from 'react';

/**
 * Adds boxes to tick to the page's lists of papers when the first list comes near the screen. The lists are complete
 * without boxes, so no visitor waits for the code.
 */
export function useTickBoxes(): void {
  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        import('../../plan/checklist/tickGuide.ts').then(
          (module) => module.tickGuide(),
          () => {},
        );
      },
      { rootMargin: '50%' },
    );
    for (const list of document.querySelectorAll('main ul[data-checklist]')) observer.observe(list);
    return () => observer.disconnect();
  }, []);
}
