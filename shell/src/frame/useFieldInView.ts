import { useEffect, useState } from 'react';

/** The page's visible fields for text and ticks. */
export const pageFields = 'main :is(input:not([type=hidden], [type=radio], [tabindex="-1"]), textarea)';
/** A select's list opens above everything, and a radio button opens no keyboard: only they themselves must not be under the bar. */
const selects = 'main :is(select, input[type=radio])';

/** Whether a field of the page is on the screen or just below it, or a select or radio button near its lower end; undefined until that is known. */
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
    // A field is reported before it is on the screen, so that it is never seen under the bar.
    const observer = new IntersectionObserver(onChange, { rootMargin: '0px 0px 96px' });
    const selectObserver = new IntersectionObserver(onChange, { rootMargin: '-75% 0px 96px' });
    // An observer ignores a field that it observes already, and reports a removed field as out of view.
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
