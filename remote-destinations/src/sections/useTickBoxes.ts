import { useEffect } from 'react';

/** Boxes to tick in the page's lists of papers, loaded once the page is live; the lists are complete without them. */
export function useTickBoxes(): void {
  useEffect(() => {
    import('../plan/checklist/tickGuide.ts').then(
      (module) => module.tickGuide(),
      () => {},
    );
  }, []);
}
