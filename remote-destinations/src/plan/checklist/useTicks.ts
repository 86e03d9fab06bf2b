import { useEffect, useState } from 'react';
import { keepTicks, readTicks } from './tickStore.ts';

/** What has been ticked on this device, e.g. `nepal/noc`, and a way to tick or untick. None while prerendering. */
export function useTicks(): [ReadonlySet<string>, (id: string) => void] {
  const [ticks, setTicks] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => setTicks(readTicks()), []);
  const toggle = (id: string) => {
    const next = new Set(ticks);
    if (!next.delete(id)) next.add(id);
    setTicks(next);
    keepTicks(next);
  };
  return [ticks, toggle];
}
