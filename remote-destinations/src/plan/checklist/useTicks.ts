import { useCallback, useEffect, useRef, useState } from 'react';
import { followTicks, keepTicks, readTicks } from './tickStore.ts';

/**
 * Returns the ticks on this device, e.g. `nepal/noc`, and a function to tick or untick, which is the same on every render.
 * There are no ticks while prerendering.
 */
export function useTicks(): [ReadonlySet<string>, (id: string) => void] {
  const [ticks, setTicks] = useState<ReadonlySet<string>>(new Set());
  const latest = useRef(ticks);
  const show = useCallback((next: ReadonlySet<string>) => {
    latest.current = next;
    setTicks(next);
  }, []);
  useEffect(() => {
    show(readTicks());
    return followTicks(show);
  }, [show]);
  const toggle = useCallback(
    (id: string) => {
      const next = new Set(latest.current);
      if (!next.delete(id)) next.add(id);
      show(next);
      keepTicks(next);
    },
    [show],
  );
  return [ticks, toggle];
}
