import type { Files } from 'shared/contract/bootstrap';

/**
 * Preloads scripts in parallel, instead of one after another as imports are discovered. Rejects when one can't be
 * fetched or fails its integrity check.
 */
export async function preloadFiles(files: Files): Promise<void> {
  await Promise.all(Object.entries(files).map(([href, integrity]) => preloadFile(href, integrity)));
}

const preloaded = new Map<string, Promise<void>>();

function preloadFile(href: string, integrity: string): Promise<void> {
  const known = preloaded.get(href);
  if (known !== undefined) return known;
  const loading = new Promise<void>((resolve, reject) => {
    const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href, integrity });
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => reject(new Error(`${href} could not be loaded.`)));
    document.head.append(link);
  });
  preloaded.set(href, loading);
  loading.catch(() => preloaded.delete(href));
  return loading;
}
