import { type LoadedPage, loadPage, type Remote } from 'shared/contract';
import type { LiveSite } from 'shared/contract/site';
import { shell } from '../remote.tsx';
import { loadPublicModule } from './federationLoader.ts';
import { createLocator } from './locatePackage.ts';
import { preloadFiles } from './preloadFiles.ts';
import type { RemoteLoader } from './RemoteLoader.ts';
import { withTimeout } from './withTimeout.ts';

/** No wait for a remote is longer than this, in milliseconds. */
const patience = 5000;
const attempts = 2;

/** Neither resolves nor rejects: React leaves on the screen what compose has rendered. */
const never = new Promise<never>(() => {});

export interface BrowserLoader extends RemoteLoader {
  /** To be called when the visitor has left the prerendered page. */
  leavePrerenderedPage(): void;
}

export interface BrowserLoaderOptions {
  site: LiveSite;
  /** Hears of a page that can't be had while its prerendered HTML stays on the screen. */
  onFailure: (remote: string, error: unknown) => void;
  /** Opens a page's static document: the way out when a page that was navigated to can't be had. */
  openDocument?: (path: string) => void;
}

/** Loads remotes in the browser, every wait bounded and tried twice. */
export function createBrowserLoader(options: BrowserLoaderOptions): BrowserLoader {
  const { site, onFailure, openDocument = (path) => window.location.assign(path) } = options;
  const locatePackage = createLocator(site);
  const remotes = new Map<string, Promise<Remote>>();
  const pages = new Map<string, Promise<LoadedPage>>();
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
        return await withTimeout(loadAttempt(name, attempt), patience, name);
      } catch (error) {
        if (attempt === attempts) throw error;
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
      patience,
      `The files of ${path}`,
    );
    const [module] = await Promise.all([remote(name), files]);
    return withTimeout(loadPage(module, path), patience, path);
  }

  function page(name: string, path: string): Promise<LoadedPage> {
    const known = pages.get(path);
    if (known !== undefined) return known;
    const loading = loadRemotePage(name, path).catch((error: unknown) => {
      if (onPrerenderedPage) onFailure(name, error);
      else openDocument(path);
      return never;
    });
    pages.set(path, loading);
    return loading;
  }

  function leavePrerenderedPage() {
    if (!onPrerenderedPage) return;
    onPrerenderedPage = false;
    // A page that failed has a promise that never settles; the next visit to it tries anew.
    pages.clear();
  }

  return { remote, page, leavePrerenderedPage };
}
