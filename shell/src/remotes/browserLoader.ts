import { type LoadedPage, loadDefault, loadPage, type Remote, type WidgetProps } from '@sayapatri/contract';
import type { PackageFiles, PageBootstrap } from '@sayapatri/contract/bootstrap';
import { count } from '../telemetry/count.ts';
import { createDocumentOpener, type DocumentCalls } from './documentOpener.ts';
import { createEarlyLoads } from './earlyLoads.ts';
import { createPartLoader } from './loadPart.ts';
import { createLocator } from './locatePackage.ts';
import { createPrefetch } from './prefetch.ts';
import type { RemoteLoader } from './RemoteLoader.ts';
import { createWidgetLoads } from './widgetLoads.ts';
import { timeoutMs, withTimeout } from './withTimeout.ts';

/** Never settles: while a component waits for it during hydration, React leaves the prerendered HTML in place. */
const never = new Promise<never>(() => {});

const noOwner = Promise.resolve(undefined);

export interface BrowserLoaderOptions extends DocumentCalls {
  site: PageBootstrap;
  /** The path of the open document, and the HTML of its main element. */
  prerendered: { path: string; html: string };
  /** Called when a page can't be loaded and its prerendered HTML stays on the screen. */
  onFailure: (remote: string, error: unknown) => void;
}

export interface BrowserLoader extends RemoteLoader {
  /**
   * Starts fetching the federation manifest. Never throws: if it fails, the manifest is requested again when needed.
   */
  prepare(): void;
  /**
   * Starts fetching everything the page at `path` needs: its package's entry and the page in parallel. Never throws.
   */
  prefetch(path: string): void;
  /** Starts loading the page at `path`, so that it is drawn at once when the visitor opens it. Never throws. */
  loadEarly(path: string): void;
}

/**
 * Loads remotes in the browser. Every wait has a timeout. A page's load belongs to the visit that started it: after the
 * visitor has left, its outcome has no effect.
 */
export function createBrowserLoader({
  site,
  prerendered,
  onFailure,
  ...documentCalls
}: BrowserLoaderOptions): BrowserLoader {
  const locator = createLocator(site);
  const { locatePackage, ownerOf, packageOf } = locator;
  const opener = createDocumentOpener(documentCalls);
  const loadPart = createPartLoader(locatePackage, () => !opener.isOpening());
  const pages = new Map<string, Promise<LoadedPage>>();
  const owners = new Map<string, Promise<string | undefined>>();
  const loaded = new Set<string>();
  let onPrerenderedPage = true;

  const load = (name: string, path: string) =>
    loadPart(name, {
      title: path,
      path,
      files: ({ pages: files }: PackageFiles) => files[path],
      load: (remote: Remote) => loadPage(remote, path),
    });

  const early = createEarlyLoads(async (path) => {
    const name = await packageOf(path);
    if (name === undefined) throw new Error(`No package has ${path}.`);
    return load(name, path);
  });

  function page(name: string, path: string): Promise<LoadedPage> {
    opener.stopOthers(path);
    const known = pages.get(path);
    if (known !== undefined) return known;
    const loading: Promise<LoadedPage> = (early.take(path) ?? load(name, path)).then(
      (result) => {
        if (pages.get(path) === loading) loaded.add(path);
        return result;
      },
      (error: unknown) => {
        if (pages.get(path) !== loading) return never;
        if (onPrerenderedPage && path === prerendered.path) onFailure(name, error);
        else opener.reopen(path);
        return never;
      },
    );
    pages.set(path, loading);
    return loading;
  }

  function owner(path: string): Promise<string | undefined> {
    opener.stopOthers(path);
    // Every document lists its own page; only the not-found page has none.
    if (path === prerendered.path) return noOwner;
    const known = owners.get(path);
    if (known !== undefined) return known;
    const finding = withTimeout(ownerOf(path), timeoutMs, 'The federation manifest')
      .catch(() => undefined)
      .then((name) => {
        if (name !== undefined) return name;
        // Either the page is newer than this tab or it does not exist; the server's response decides.
        owners.delete(path);
        opener.reopen(path);
        return never;
      });
    owners.set(path, finding);
    return finding;
  }

  const dataset: WidgetProps['loadDataset'] = async (wanted) => {
    const provider = site.packages.find(({ provides }) => provides.includes(wanted));
    if (provider === undefined) return undefined;
    return loadPart(provider.name, {
      title: wanted,
      files: () => undefined,
      load: (remote) => loadDefault<never>(remote, remote.provides?.[wanted] ?? ''),
    }).catch(() => undefined);
  };

  function leave(path: string) {
    if (path === prerendered.path) onPrerenderedPage = false;
    // An unfinished load ends with the visit; the next visit starts a new one.
    if (!loaded.has(path)) pages.delete(path);
  }

  const prerenderedHtml = (path: string) =>
    onPrerenderedPage && path === prerendered.path ? prerendered.html || undefined : undefined;

  return {
    page,
    owner,
    widget: createWidgetLoads(loadPart),
    dataset,
    prerenderedHtml,
    leave,
    openDocument: opener.open,
    reportFailure: (remote, error) => {
      count({ kind: 'remote-failed', package: remote, reason: 'render', attempt: 2 });
      onFailure(remote, error);
    },
    prepare: () => {
      locator.manifest().catch(() => {});
    },
    prefetch: createPrefetch(locator),
    loadEarly(path) {
      if (!pages.has(path)) early.begin(path);
    },
  };
}
