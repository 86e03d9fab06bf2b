import { useEffect, useState } from 'react';
import type { Chapter } from '../schema/stated.ts';

/** The chapter that is read: the last one that has begun above the line a fifth below the top of the screen. */
export function useChapterInView(chapters: readonly Chapter[]): Chapter | undefined {
  const [current, setCurrent] = useState<Chapter>();
  const list = chapters.join();
  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined') return;
    const folds = new Map<Element, Chapter>();
    for (const chapter of list.split(',') as Chapter[]) {
      const fold = document.getElementById(chapter)?.closest('details');
      if (fold) folds.set(fold, chapter);
    }
    const begun = new Set<Element>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) begun[isIntersecting ? 'add' : 'delete'](target);
        setCurrent([...folds].findLast(([fold]) => begun.has(fold))?.[1]);
      },
      // All that is above the line, however far the page is scrolled.
      { rootMargin: '99999px 0px -80% 0px' },
    );
    for (const fold of folds.keys()) observer.observe(fold);
    return () => observer.disconnect();
  }, [list]);
  return current;
}
