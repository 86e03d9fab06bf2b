import { shell } from '../remote.tsx';
import type { Locator } from './locatePackage.ts';
import { preloadWhenIdle } from './preloadFiles.ts';

/**
 * Returns a function that starts fetching everything the page at a path needs when the browser is idle: its package's
 * entry, the page's files and the federation runtime. The function never throws: what fails is requested again, and reported, when
 * the visitor goes there.
 */
export function createPrefetch({ locatePackage, packageOf }: Locator) {
  const begun = new Set<string>();

  async function fetchPage(path: string) {
    const name = await packageOf(path);
    if (name === undefined) return;
    const { entryFiles, pages } = await locatePackage(name, path);
    await Promise.all([
      name === shell.name ? undefined : import('./federationLoader.ts'),
      preloadWhenIdle({ ...entryFiles, ...pages[path] }),
    ]);
  }

  return function prefetch(path: string): void {
    if (begun.has(path)) return;
    begun.add(path);
    fetchPage(path).catch(() => begun.delete(path));
  };
}
