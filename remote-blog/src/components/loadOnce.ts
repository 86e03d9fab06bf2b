/** How long a page waits for one of its parts, in milliseconds. */
const timeoutMs = 5000;

const loads = new Map<() => Promise<unknown>, Promise<unknown>>();

/**
 * Calls `load` once and returns the same promise every time, as React's `use` requires. The promise never rejects: if
 * loading fails or takes longer than five seconds it resolves with `otherwise`, until the document is loaded again.
 */
export function loadOnce<T>(load: () => Promise<T>, otherwise: T): Promise<T> {
  const known = loads.get(load);
  if (known !== undefined) return known as Promise<T>;
  const loading = new Promise<T>((resolve) => {
    const timer = setTimeout(() => resolve(otherwise), timeoutMs);
    load()
      .catch(() => otherwise)
      .then(resolve)
      .finally(() => clearTimeout(timer));
  });
  loads.set(load, loading);
  return loading;
}
