import { useEffect, useRef } from 'react';

/**
 * Puts work off until the browser has painted what an input changed, so that a field answers at once however long the
 * page takes to follow. Of several calls before that paint the last one counts; none outlives the component.
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
