import { useEffect, useState } from 'react';

/** Form fields of the page that visitors see. */
export const pageFields = 'main :is(input:not([type=hidden], [tabindex="-1"]), select, textarea)';

/** Whether a field of the page is on the screen or just below it; undefined until that is known. */
export function useFieldInView(): boolean | undefined {
  const [isInView, setInView] = useState<boolean>();
  useEffect(() => {
    const main = document.getElementById('main');
    if (main === null || typeof IntersectionObserver === 'undefined') return;
    const inView = new Set<Element>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries)
          if (isIntersecting) inView.add(target);
          else inView.delete(target);
        setInView(inView.size > 0);
      },
      // Known before the field is on the screen, so that it is not seen under the bar.
      { rootMargin: '0px 0px 96px' },
    );
    // A field that is observed already is not observed twice; one that is removed is no longer in view.
    const observeFields = () => {
      for (const field of document.querySelectorAll(pageFields)) observer.observe(field);
    };
    observeFields();
    const changes = new MutationObserver(observeFields);
    changes.observe(main, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
      changes.disconnect();
    };
  }, []);
  return isInView;
}
