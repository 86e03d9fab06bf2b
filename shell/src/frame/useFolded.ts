import { type RefObject, useEffect } from 'react';

/**
 * Marks the parent of `row`, a flex container that wraps, with `data-folded` while the row's parts don't fit beside each
 * other.
 */
export function useFolded(row: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current: element } = row;
    const parent = element?.parentElement;
    if (!element || !parent || typeof ResizeObserver === 'undefined') return;
    const measure = () => {
      // The parts are tried beside each other; nothing is drawn until this function has ended.
      parent.removeAttribute('data-folded');
      const [first, last] = [element.firstElementChild, element.lastElementChild];
      const isWrapped =
        (last?.getBoundingClientRect().top ?? 0) >= (first?.getBoundingClientRect().bottom ?? 0);
      parent.toggleAttribute('data-folded', isWrapped);
    };
    // In the next frame, because an observer may not change what it observes.
    const observer = new ResizeObserver(() => requestAnimationFrame(measure));
    const gone = new AbortController();
    // Until the fonts are there, wider letters of another font may not fit.
    document.fonts.ready.then(() => {
      if (gone.signal.aborted) return;
      for (const part of [element, ...element.children]) observer.observe(part);
    });
    document.fonts.addEventListener('loadingdone', measure, gone);
    return () => {
      gone.abort();
      observer.disconnect();
    };
  }, [row]);
}
