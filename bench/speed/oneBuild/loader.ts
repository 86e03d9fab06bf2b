/**
 * Replaces the shell's browser loader in the one build: each page is loaded by a single `import()`, without federation.
 */
import packages from 'virtual:packages';
import { type LoadedPage, loadDefault, loadPage } from '@sayapatri/contract';
// biome-ignore lint/style/noRestrictedImports: one build of all sources stands in for the shell's loader and keeps to its types
import type { BrowserLoader, BrowserLoaderOptions } from '../../../shell/src/remotes/browserLoader.ts';

export function createBrowserLoader({ prerendered }: BrowserLoaderOptions): BrowserLoader {
  const pages = new Map<string, Promise<LoadedPage>>();
  const owners = new Map<string, Promise<string | undefined>>();
  let onPrerenderedPage = true;
  const named = (name: string) => {
    const found = packages.find((one) => one.name === name);
    if (found === undefined) throw new Error(`There is no ${name}.`);
    return found;
  };

  function page(name: string, path: string): Promise<LoadedPage> {
    const loading = pages.get(path) ?? loadPage(named(name), path);
    pages.set(path, loading);
    return loading;
  }

  /** The package that lists the page or, failing that, has it in its collection. */
  async function findOwner(path: string): Promise<string | undefined> {
    const lists = packages.find((one) => one.pages.some((each) => each.path === path));
    if (lists !== undefined) return lists.name;
    for (const one of packages.filter(({ collection }) => collection !== undefined)) {
      const { pages: more } = await loadDefault<{ pages: { path: string }[] }>(one, one.collection ?? '');
      if (more.some((each) => each.path === path)) return one.name;
    }
    return undefined;
  }
  const owner = (path: string) => {
    const finding = owners.get(path) ?? findOwner(path);
    owners.set(path, finding);
    return finding;
  };

  async function begin(path: string): Promise<void> {
    const name = await owner(path);
    if (name !== undefined) await page(name, path);
  }

  return {
    page,
    owner,
    // All pages are known from the start, so there is nothing to prepare.
    prepare: () => {},
    prefetch: begin,
    prefetchShared: begin,
    prefetchWidgets: () => {},
    loadEarly: begin,
    async widget(name, slot) {
      const definition = named(name).widgets?.find((candidate) => candidate.slot === slot);
      return loadDefault<Awaited<ReturnType<BrowserLoader['widget']>>>(
        named(name),
        definition?.component ?? '',
      );
    },
    async dataset(wanted) {
      const provider = packages.find(({ provides }) => provides?.[wanted] !== undefined);
      return provider && loadDefault(provider, provider.provides?.[wanted] ?? '');
    },
    prerenderedHtml: (path) =>
      onPrerenderedPage && path === prerendered.path ? prerendered.html || undefined : undefined,
    leave(path) {
      if (path === prerendered.path) onPrerenderedPage = false;
    },
    openDocument: (path) => window.location.assign(path),
    reportFailure: (_, error) => console.error(error),
  };
}
