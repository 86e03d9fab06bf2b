/** Holds the ticks of this device, each as list and item, e.g. `nepal/noc`. */
const key = 'plan-checklist';

/** All ticks; none if the browser stores nothing or the stored text is not a list. */
export function readTicks(): Set<string> {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return new Set(Array.isArray(value) ? value.filter((id) => typeof id === 'string') : []);
  } catch {
    return new Set();
  }
}

/** Stores the ticks. If the browser refuses, they last as long as the page is open. */
export function keepTicks(ticks: ReadonlySet<string>): void {
  try {
    localStorage.setItem(key, JSON.stringify([...ticks]));
  } catch {}
}

/** Calls `show` with the ticks after another tab may have changed them. Returns a function that ends the calls. */
export function followTicks(show: (ticks: ReadonlySet<string>) => void): () => void {
  const follow = (change: StorageEvent) => {
    if (change.key === key) show(readTicks());
  };
  // The browser sends no storage events to a page that it keeps for Back.
  const restore = ({ persisted }: PageTransitionEvent) => {
    if (persisted) show(readTicks());
  };
  window.addEventListener('storage', follow);
  window.addEventListener('pageshow', restore);
  return () => {
    window.removeEventListener('storage', follow);
    window.removeEventListener('pageshow', restore);
  };
}
