import { useEffect, useState } from 'react';

const key = 'plan-checklist';

function stored(): readonly string[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(value) ? value.filter((id) => typeof id === 'string') : [];
  } catch {
    // A browser that keeps nothing, or something else under this name.
    return [];
  }
}

/** What has been ticked on this device, e.g. `nepal/noc`, and a way to tick or untick. None while prerendering. */
export function useTicks(): [ReadonlySet<string>, (id: string) => void] {
  const [ticks, setTicks] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => setTicks(new Set(stored())), []);
  const toggle = (id: string) => {
    const next = new Set(ticks);
    if (!next.delete(id)) next.add(id);
    setTicks(next);
    try {
      localStorage.setItem(key, JSON.stringify([...next]));
    } catch {
      // The tick holds as long as the page is open.
    }
  };
  return [ticks, toggle];
}
