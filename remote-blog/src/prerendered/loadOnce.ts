/** Milliseconds: no wait for a part of a page is longer. */
const patience = 5000;

const loads = new Map<() => Promise<unknown>, Promise<unknown>>();

/**
 * One promise for each loader, so that React's `use` may ask for it again. It never rejects: what fails or is not
 * there after five seconds is `otherwise`, until the document is loaded again.
 */
export function loadOnce<T>(load: () => Promise<T>, otherwise: T): Promise<T> {
  const known = loads.get(load);
  if (known !== undefined) return known as Promise<T>;
  const loading = new Promise<T>((resolve) => {
    const timer = setTimeout(() => resolve(otherwise), patience);
    load()
      .catch(() => otherwise)
      .then(resolve)
      .finally(() => clearTimeout(timer));
  });
  loads.set(load, loading);
  return loading;
}
