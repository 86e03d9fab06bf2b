import { type RefObject, useEffect, useState } from 'react';

/** Whether the parts of `row`, a flex container that wraps, don't fit beside each other; false until that is measured. */
export function useFolded(row: RefObject<HTMLElement | null>): boolean {
  const [folded, setFolded] = useState(false);
  useEffect(() => {
    const { current: element } = row;
    if (element === null || typeof ResizeObserver === 'undefined') return;
    /** The width that the parts need, in pixels, since they did not fit. */
    let needed = 0;
    let width = 0;
    const measure = () => {
      // In a wider window the parts are tried beside each other again.
      if (element.clientWidth > width) needed = 0;
      width = element.clientWidth;
      const parts = [...element.children].filter((part) => part instanceof HTMLElement);
      const [first, last] = [parts[0], parts.at(-1)];
      if (first === undefined || last === undefined) return;
      if (last.offsetTop >= first.offsetTop + first.offsetHeight) {
        const { columnGap, paddingLeft, paddingRight } = getComputedStyle(element);
        needed = [columnGap, columnGap, paddingLeft, paddingRight].reduce(
          (sum, css) => sum + parseFloat(css),
          0,
        );
        for (const { offsetWidth } of parts) needed += offsetWidth;
        // Widths are rounded, and these did not fit.
        needed = Math.max(needed, element.clientWidth + 1);
      }
      setFolded(element.clientWidth < needed);
    };
    const observer = new ResizeObserver(measure);
    const gone = new AbortController();
    // Until the fonts are there, wider letters of another font may not fit.
    document.fonts.ready.then(() => {
      if (gone.signal.aborted) return;
      for (const part of [element, ...element.children]) observer.observe(part);
    });
    const tryAgain = () => {
      needed = 0;
      measure();
    };
    document.fonts.addEventListener('loadingdone', tryAgain, gone);
    return () => {
      gone.abort();
      observer.disconnect();
    };
  }, [row]);
  return folded;
}
