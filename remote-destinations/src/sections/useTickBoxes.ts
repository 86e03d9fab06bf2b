import { useEffect } from 'react';

/** Adds boxes to tick to the page's lists of papers after hydration; the lists are complete without them. */
export function useTickBoxes(): void {
  useEffect(() => {
    import('../plan/checklist/tickGuide.ts').then(
      (module) => module.tickGuide(),
      () => {},
    );
  }, []);
}
