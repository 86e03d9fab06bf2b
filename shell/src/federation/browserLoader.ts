import type { PageBootstrap } from '@sayapatri/contract/bootstrap';
import { count } from '../telemetry/count.ts';
import { noticeFailure } from './failureNotice.ts';
import { createPartLoader, datasetPart, pagePart, widgetPart } from './loadPart.ts';
import { createLocator } from './locatePackage.ts';
import { once } from './once.ts';
import type { RemoteLoader } from './RemoteLoader.ts';

/** None of the prefetching functions throws: a failed request is repeated when its result is needed. */
export interface BrowserLoader extends RemoteLoader {
  /** Starts fetching the federation manifest and the files of all widgets. */
  prefetchWidgets(): void;
  /** Starts fetching everything the page at `path` needs: its package's entry and the page in parallel. */
  prefetch(path: string): void;
}

/** Loads remotes in the browser. Every wait has a time limit, except where it says so. */
export function createBrowserLoader(site: PageBootstrap): BrowserLoader {
  const { locatePackage, packageOf } = createLocator(site);
  const { loadPart, loadLate, prefetchPart } = createPartLoader(locatePackage);
  const loadPage = once(async (path: string, owner?: string) =>
    loadPart(owner ?? (await packageOf(path)), pagePart(path)),
  );
  const loadWidget = once((_key: string, name: string, slot: string) => loadPart(name, widgetPart(slot)));

  return {
    page: loadPage,
    latePage: (path, owner) => loadLate(owner, pagePart(path)),
    widget: (name, slot) => loadWidget(`${name} ${slot}`, name, slot),
    async dataset(wanted) {
      const provider = site.packages.find(({ provides }) => provides.includes(wanted));
      return provider && loadPart(provider.name, datasetPart(wanted)).catch(() => undefined);
    },
    reportFailure(path, error) {
      const owner = site.packages.find(({ pages }) => pages.some((page) => page.path === path));
      count({ kind: 'error', package: owner?.name ?? 'shell', reason: 'render' });
      noticeFailure(owner?.name ?? path, error);
    },
    prefetch: (path) => ignoreFailure(packageOf(path).then((name) => prefetchPart(name, pagePart(path)))),
    prefetchWidgets() {
      for (const { name, widgets } of site.packages)
        for (const { slot } of widgets) ignoreFailure(prefetchPart(name, widgetPart(slot)));
    },
  };
}

function ignoreFailure(work: Promise<unknown>): void {
  work.catch(() => {});
}
