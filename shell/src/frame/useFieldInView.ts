import { useEffect, useState } from 'react';

/** Fields of the page to type or tick in that visitors see. */
export const pageFields = 'main :is(input:not([type=hidden], [tabindex="-1"]), textarea)';
/** A select opens a list of its own above everything, so it only must not be where the bar is. */
const selects = 'main select';

/** Whether a field of the page is on the screen or just below it, or a select near its lower end; undefined until that is known. */
export function useFieldInView(): boolean | undefined {
  const [isInView, setInView] = useState<boolean>();
  useEffect(() => {
    const main = document.getElementById('main');
    if (main === null || typeof IntersectionObserver === 'undefined') return;
    const inView = new Set<Element>();
    const onChange: IntersectionObserverCallback = (entries) => {
      for (const { target, isIntersecting } of entries)
        if (isIntersecting) inView.add(target);
        else inView.delete(target);
      setInView(inView.size > 0);
    };
    // Known before the field is on the screen, so that it is not seen under the bar.
    const observer = new IntersectionObserver(onChange, { rootMargin: '0px 0px 96px' });
    const selectObserver = new IntersectionObserver(onChange, { rootMargin: '-75% 0px 96px' });
    // A field that is observed already is not observed twice; one that is removed is no longer in view.
    const observeFields = () => {
      for (const field of document.querySelectorAll(pageFields)) observer.observe(field);
      for (const field of document.querySelectorAll(selects)) selectObserver.observe(field);
    };
    observeFields();
    const changes = new MutationObserver(observeFields);
    changes.observe(main, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
      selectObserver.disconnect();
      changes.disconnect();
    };
  }, []);
  return isInView;
}
