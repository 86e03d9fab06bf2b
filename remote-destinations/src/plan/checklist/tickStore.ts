/** What has been ticked on this device, by list and item, e.g. `nepal/noc`. */
const key = 'plan-checklist';

/** All ticks; none where the browser keeps nothing, or keeps something else under this name. */
export function readTicks(): Set<string> {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return new Set(Array.isArray(value) ? value.filter((id) => typeof id === 'string') : []);
  } catch {
    return new Set();
  }
}

/** Keeps the ticks. Where that cannot be done they hold as long as the page is open. */
export function keepTicks(ticks: ReadonlySet<string>): void {
  try {
    localStorage.setItem(key, JSON.stringify([...ticks]));
  } catch {
    // A browser that keeps nothing.
  }
}
