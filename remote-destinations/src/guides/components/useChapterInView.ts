import { useEffect, useState } from 'react';
import type { Chapter } from '../schema/stated.ts';

/** The chapter that is read: the one across the line a third below the top of the screen. */
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
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const chapter = folds.get(target);
          setCurrent((former) => (isIntersecting ? chapter : former === chapter ? undefined : former));
        }
      },
      { rootMargin: '-33% 0px -66% 0px' },
    );
    for (const fold of folds.keys()) observer.observe(fold);
    return () => observer.disconnect();
  }, [list]);
  return current;
}
