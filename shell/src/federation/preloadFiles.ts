import type { Files } from '@sayapatri/contract/bootstrap';

/**
 * Preloads scripts in parallel, instead of one after another as imports are discovered. Rejects when one can't be
 * fetched or fails its integrity check; a later import uses the checked files.
 */
export async function preloadFiles(files: Files): Promise<void> {
  await Promise.all(Object.entries(files).map(([href, integrity]) => preloadFile(href, integrity)));
}

/**
 * Fetches scripts from the network, past the browser's cache, which may hold a damaged copy. Rejects when one can't be
 * fetched or fails its integrity check, and then aborts the others: the document that is opened next would abort them
 * too, but with a console error for each.
 */
export async function refreshFiles(files: Files): Promise<void> {
  const stop = new AbortController();
  const refresh = async ([href, integrity]: [string, string]) => {
    const response = await fetch(href, { cache: 'reload', integrity, signal: stop.signal });
    if (!response.ok) throw new Error(`${href} was answered with status ${response.status}.`);
    await response.arrayBuffer();
  };
  try {
    await Promise.all(Object.entries(files).map(refresh));
  } catch (error) {
    stop.abort();
    throw error;
  }
}

/** The scripts of a package that the document's import map covers. */
export function coveredFiles(name: string): Files {
  const importMap = document.querySelector('script[type="importmap"]')?.textContent ?? '{}';
  const { integrity = {} }: { integrity?: Files } = JSON.parse(importMap);
  return Object.fromEntries(Object.entries(integrity).filter(([href]) => href.startsWith(`/_/${name}/`)));
}

const preloaded = new Set<string>();

function preloadFile(href: string, integrity: string): Promise<void> {
  if (preloaded.has(href)) return Promise.resolve();
  return new Promise<void>((resolve, reject) => {
    const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href, integrity });
    link.addEventListener('load', () => {
      preloaded.add(href);
      resolve();
    });
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error(`${href} could not be loaded.`));
    });
    document.head.append(link);
  });
}
