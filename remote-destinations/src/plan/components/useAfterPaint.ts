import { useEffect, useRef } from 'react';

/**
 * Returns a function that postpones work until the browser has painted, so that a field reacts at once however long the
 * page takes to update. Of several calls before a paint only the last runs; none runs after the component is unmounted.
 */
export function useAfterPaint() {
  const frame = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isPending = useRef(false);
  useEffect(
    () => () => {
      cancelAnimationFrame(frame.current);
      clearTimeout(timer.current);
    },
    [],
  );
  const afterPaint = (work: () => void) => {
    cancelAnimationFrame(frame.current);
    clearTimeout(timer.current);
    isPending.current = true;
    frame.current = requestAnimationFrame(() => {
      timer.current = setTimeout(() => {
        isPending.current = false;
        work();
      });
    });
  };
  return { afterPaint, isPending };
}
