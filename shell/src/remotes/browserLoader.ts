import type { PageBootstrap } from '@sayapatri/contract/bootstrap';
import { count } from '../telemetry/count.ts';
import { createPartLoader, datasetPart, type Part, pagePart, widgetPart } from './loadPart.ts';
import { createLocator } from './locatePackage.ts';
import { once } from './once.ts';
import { createPageVisits, type DocumentCalls } from './pageVisits.ts';
import { preloadFiles } from './preloadFiles.ts';
import type { RemoteLoader } from './RemoteLoader.ts';

export interface BrowserLoaderOptions extends DocumentCalls {
  site: PageBootstrap;
  /** The path of the open document, and the HTML of its main element. */
  prerendered: { path: string; html: string };
  /** Called when a page can't be loaded and its prerendered HTML stays on the screen. */
  onFailure: (remote: string, error: unknown) => void;
}

/** None of these functions throws: a failed request is repeated when its result is needed. */
export interface BrowserLoader extends RemoteLoader {
  /** Starts fetching the federation manifest and the files of all widgets. */
  prefetchWidgets(): void;
  /** Starts fetching the federation manifest. */
  prepare(): void;
  /** Starts fetching everything the page at `path` needs: its package's entry and the page in parallel. */
  prefetch(path: string): void;
  /** Starts fetching the files that the page shares with others of its package, unless that package's page is open. */
  prefetchShared(path: string): void;
  /** Starts loading the page at `path`, so that it is drawn at once when the visitor opens it. */
  loadEarly(path: string): void;
}

/** Loads remotes in the browser. Every wait has a time limit. */
export function createBrowserLoader({
  site,
  prerendered,
  onFailure,
  ...documentCalls
}: BrowserLoaderOptions): BrowserLoader {
  const { manifest, locatePackage, ownerOf, packageOf } = createLocator(site);
  const loadPart = createPartLoader(locatePackage, (): boolean => !visits.isOpening());
  const loadPage = once(async (path: string) => loadPart(await packageOf(path), pagePart(path)));
  const visits = createPageVisits({ load: loadPage, ownerOf, prerendered, onFailure, ...documentCalls });
  const loadWidget = once((_key: string, name: string, slot: string) => loadPart(name, widgetPart(slot)));

  async function prefetchPart(name: string, part: Part<unknown>): Promise<void> {
    const located = await locatePackage(name, part.path);
    await preloadFiles({ ...located.entryFiles, ...part.files(located) });
  }

  async function prefetchShared(path: string): Promise<void> {
    const [name, current] = await Promise.all([path, window.location.pathname].map(packageOf));
    if (name === undefined || name === current) return;
    const { entryFiles, pages } = await locatePackage(name, path);
    const others = Object.entries(pages).filter(([other]) => other !== path);
    const isShared = ([file]: [string, string]) => others.some(([, files]) => file in files);
    const shared = Object.entries(pages[path] ?? {}).filter(isShared);
    await preloadFiles({ ...entryFiles, ...Object.fromEntries(shared) });
  }

  return {
    ...visits,
    widget: (name, slot) => loadWidget(`${name} ${slot}`, name, slot),
    async dataset(wanted) {
      const provider = site.packages.find(({ provides }) => provides.includes(wanted));
      return provider && loadPart(provider.name, datasetPart(wanted)).catch(() => undefined);
    },
    reportFailure(remote, error) {
      count({ kind: 'remote-failed', package: remote, reason: 'render' });
      onFailure(remote, error);
    },
    prepare: () => ignoreFailure(manifest()),
    prefetch: (path) => ignoreFailure(packageOf(path).then((name) => prefetchPart(name, pagePart(path)))),
    prefetchShared: (path) => ignoreFailure(prefetchShared(path)),
    prefetchWidgets() {
      for (const { name, widgets } of site.packages)
        for (const { slot } of widgets) ignoreFailure(prefetchPart(name, widgetPart(slot)));
    },
    loadEarly: (path) => ignoreFailure(loadPage(path)),
  };
}

function ignoreFailure(work: Promise<unknown>): void {
  work.catch(() => {});
}
