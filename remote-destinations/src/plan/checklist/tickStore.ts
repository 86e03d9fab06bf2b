/** What has been ticked on this device, as list and item, e.g. `nepal/noc`. */
const key = 'plan-checklist';

/** All ticks; none if the browser stores nothing, or something else under this name. */
export function readTicks(): Set<string> {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return new Set(Array.isArray(value) ? value.filter((id) => typeof id === 'string') : []);
  } catch {
    return new Set();
  }
}

/** Stores the ticks. If that fails they last as long as the page is open. */
export function keepTicks(ticks: ReadonlySet<string>): void {
  try {
    localStorage.setItem(key, JSON.stringify([...ticks]));
  } catch {
    // The browser refuses to store anything.
  }
}
