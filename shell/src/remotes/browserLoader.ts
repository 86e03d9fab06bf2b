import type { ComponentType } from 'react';
import { type LoadedPage, loadDefault, loadPage, type Remote, type WidgetProps } from 'shared/contract';
import type { PageBootstrap } from 'shared/contract/bootstrap';
import { shell } from '../remote.tsx';
import { loadPublicModule } from './federationLoader.ts';
import { createLocator } from './locatePackage.ts';
import { preloadFiles } from './preloadFiles.ts';
import type { RemoteLoader } from './RemoteLoader.ts';
import { withTimeout } from './withTimeout.ts';

/** The longest wait for one attempt to load something from a remote. */
const timeoutMs = 5000;
const maxAttempts = 2;

/** Never settles: while a component waits for it during hydration, React leaves the prerendered HTML in place. */
const never = new Promise<never>(() => {});

const noOwner = Promise.resolve(undefined);

export interface BrowserLoaderOptions {
  site: PageBootstrap;
  /** The path of the open document, and the HTML of its main element. */
  prerendered: { path: string; html: string };
  /** Called when a page can't be loaded and its prerendered HTML stays on the screen. */
  onFailure: (remote: string, error: unknown) => void;
  /** Opens a page's static document; used when a page can't be loaded after a navigation. */
  openDocument?: (path: string) => void;
}

/** Loads remotes in the browser. Every wait has a timeout, and loading is tried twice. */
export function createBrowserLoader(options: BrowserLoaderOptions): RemoteLoader {
  const { site, prerendered, onFailure, openDocument = (path) => window.location.assign(path) } = options;
  const { locatePackage, ownerOf } = createLocator(site);
  const remotes = new Map<string, Promise<Remote>>();
  const pages = new Map<string, Promise<LoadedPage>>();
  const owners = new Map<string, Promise<string | undefined>>();
  const failed = new Set<string>();
  let onPrerenderedPage = true;

  async function loadAttempt(name: string, attempt: number): Promise<Remote> {
    const { entry, entryFiles } = await locatePackage(name);
    await preloadFiles(entryFiles);
    return loadPublicModule(name, entry, attempt);
  }

  async function load(name: string): Promise<Remote> {
    if (name === shell.name) return shell;
    for (let attempt = 1; ; attempt++) {
      try {
        return await withTimeout(loadAttempt(name, attempt), timeoutMs, name);
      } catch (error) {
        if (attempt === maxAttempts) throw error;
      }
    }
  }

  function remote(name: string): Promise<Remote> {
    const known = remotes.get(name);
    if (known !== undefined) return known;
    const loading = load(name);
    remotes.set(name, loading);
    loading.catch(() => remotes.delete(name));
    return loading;
  }

  async function loadRemotePage(name: string, path: string): Promise<LoadedPage> {
    const files = withTimeout(
      locatePackage(name, path).then(({ pages: known }) => preloadFiles(known[path] ?? {})),
      timeoutMs,
      `The files of ${path}`,
    );
    const [module] = await Promise.all([remote(name), files]);
    return withTimeout(loadPage(module, path), timeoutMs, path);
  }

  function page(name: string, path: string): Promise<LoadedPage> {
    const known = pages.get(path);
    if (known !== undefined) return known;
    const loading = loadRemotePage(name, path).catch((error: unknown) => {
      failed.add(path);
      if (onPrerenderedPage && path === prerendered.path) onFailure(name, error);
      else openDocument(path);
      return never;
    });
    pages.set(path, loading);
    return loading;
  }

  function owner(path: string): Promise<string | undefined> {
    // Every document lists its own page, except the not-found page's.
    if (path === prerendered.path) return noOwner;
    const known = owners.get(path);
    if (known !== undefined) return known;
    const finding = withTimeout(ownerOf(path), timeoutMs, 'The federation manifest')
      .catch(() => undefined)
      .then((name) => {
        if (name !== undefined) return name;
        // Either the page is newer than this tab or it does not exist: the server's answer decides.
        owners.delete(path);
        openDocument(path);
        return never;
      });
    owners.set(path, finding);
    return finding;
  }

  async function widget(name: string, slot: string): Promise<ComponentType<WidgetProps>> {
    const module = await remote(name);
    const definition = module.widgets?.find((candidate) => candidate.slot === slot);
    if (definition === undefined) throw new Error(`${name} has no ${slot}.`);
    const { widgets } = await locatePackage(name);
    return withTimeout(
      preloadFiles(widgets[slot] ?? {}).then(() => loadDefault(module, definition.component)),
      timeoutMs,
      `${name} ${slot}`,
    );
  }

  const dataset: WidgetProps['loadDataset'] = async (wanted) => {
    const provider = site.packages.find(({ provides }) => provides.includes(wanted));
    if (provider === undefined) return undefined;
    try {
      const module = await remote(provider.name);
      return await withTimeout(loadDefault(module, module.provides?.[wanted] ?? ''), timeoutMs, wanted);
    } catch {
      return undefined;
    }
  };

  function leave(path: string) {
    if (path === prerendered.path) onPrerenderedPage = false;
    // The promise of a failed page never settles, so it is dropped: the next visit tries again.
    if (failed.delete(path)) pages.delete(path);
  }

  const prerenderedHtml = (path: string) =>
    onPrerenderedPage && path === prerendered.path ? prerendered.html || undefined : undefined;

  return { page, owner, widget, dataset, prerenderedHtml, leave, reportFailure: onFailure };
}
