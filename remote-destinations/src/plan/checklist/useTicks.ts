import { useSyncExternalStore } from 'react';

/** Where this device keeps the ticks: a list of list and item, e.g. `["nepal/noc"]`. */
const key = 'plan-checklist';
const none = '[]';
const listeners = new Set<() => void>();
/** Where the browser stores nothing, ticks last as long as the page is open. */
let unstored: string | undefined;

function stored(): string {
  try {
    return unstored ?? localStorage.getItem(key) ?? none;
  } catch {
    return unstored ?? none;
  }
}

/** The browser tells of changes in another tab, but not to a page that it keeps for Back. */
function follow(listener: () => void): () => void {
  listeners.add(listener);
  for (const event of ['storage', 'pageshow']) window.addEventListener(event, listener);
  return () => {
    listeners.delete(listener);
    for (const event of ['storage', 'pageshow']) window.removeEventListener(event, listener);
  };
}

/** The ticks in the stored text; none if it is not a list. */
function ticksIn(text: string): Set<string> {
  try {
    const value: unknown = JSON.parse(text);
    return new Set(Array.isArray(value) ? value.filter((id) => typeof id === 'string') : []);
  } catch {
    return new Set();
  }
}

function toggle(id: string): void {
  const next = ticksIn(stored());
  if (!next.delete(id)) next.add(id);
  const text = JSON.stringify([...next]);
  try {
    localStorage.setItem(key, text);
    unstored = undefined;
  } catch {
    unstored = text;
  }
  for (const listener of listeners) listener();
}

/** Returns the ticks on this device, e.g. `nepal/noc`, none while prerendering, and a function to tick or untick. */
export function useTicks(): [ReadonlySet<string>, (id: string) => void] {
  return [ticksIn(useSyncExternalStore(follow, stored, () => none)), toggle];
}
