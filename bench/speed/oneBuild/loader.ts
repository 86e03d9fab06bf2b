/**
 * Replaces the shell's browser loader in the one build: each page is loaded by a single `import()`, without federation.
 */
import { type LoadedPage, loadDefault, loadPage, type Remote } from '@sayapatri/contract';
// biome-ignore lint/style/noRestrictedImports: one build of all sources stands in for the shell's loader and keeps to its types
import type { BrowserLoader } from '../../../shell/src/federation/browserLoader.ts';

/** The definitions of all released packages. */
const packages = Object.values(
  import.meta.glob<Remote>('../../../{shell,remote-*}/src/remote.tsx', { eager: true, import: 'default' }),
);

export function createBrowserLoader(): BrowserLoader {
  const pages = new Map<string, Promise<LoadedPage>>();
  const named = (name: string | undefined) => {
    const found = packages.find((one) => one.name === name);
    if (found === undefined) throw new Error(`There is no ${name}.`);
    return found;
  };

  /** The package that lists the page or, failing that, has it in its collection. */
  async function ownerOf(path: string): Promise<string | undefined> {
    const lists = packages.find((one) => one.pages.some((each) => each.path === path));
    if (lists !== undefined) return lists.name;
    for (const one of packages.filter(({ collection }) => collection !== undefined)) {
      const { pages: more } = await loadDefault<{ pages: { path: string }[] }>(one, one.collection ?? '');
      if (more.some((each) => each.path === path)) return one.name;
    }
    return undefined;
  }

  function page(path: string, owner?: string): Promise<LoadedPage> {
    const loading = pages.get(path) ?? (async () => loadPage(named(owner ?? (await ownerOf(path))), path))();
    pages.set(path, loading);
    return loading;
  }

  return {
    page,
    latePage: page,
    // All pages are known from the start, so there is nothing to fetch but the page's own module.
    prefetch: (path) => void page(path).catch(() => {}),
    prefetchWidgets: () => {},
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
    reportFailure: (_, error) => console.error(error),
  };
}
