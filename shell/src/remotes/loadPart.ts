import type { Remote } from '@sayapatri/contract';
import type { Files, PackageFiles } from '@sayapatri/contract/bootstrap';
import { shell } from '../remote.tsx';
import { count } from '../telemetry/count.ts';
import { coveredFiles, preloadFiles, refreshFiles } from './preloadFiles.ts';
import { timeoutMs, withTimeout } from './withTimeout.ts';

/** A page, a widget or a dataset of a remote. */
export interface Part<T> {
  /** Its name in error messages. */
  title: string;
  /** The page it belongs to, if any; its package is then located by this page. */
  path?: string;
  /** The files it needs besides the remote's entry. */
  files: (located: PackageFiles) => Files | undefined;
  load: (remote: Remote) => Promise<T>;
}

export type PartLoader = ReturnType<typeof createPartLoader>;

/**
 * Returns a function that loads parts of remotes. `locate` finds a remote's files. `mayRetry` is false while the browser
 * opens another document: over HTTP/1.1, new requests that hang would take the connection that the document needs.
 */
export function createPartLoader(
  locate: (name: string, path?: string) => Promise<PackageFiles>,
  mayRetry: () => boolean,
) {
  const remotes = new Map<string, Promise<Remote>>();
  // The shell is on every page; startTelemetry counts its visits.
  const visited = new Set<string>([shell.name]);

  function countVisit(name: string) {
    if (visited.has(name)) return;
    visited.add(name);
    count({ kind: 'visit', package: name });
  }

  async function loadRemote(name: string, { entry, entryFiles }: PackageFiles, isRetry: boolean) {
    if (name === shell.name) return shell;
    const [{ loadPublicModule }] = await Promise.all([
      import('./federationLoader.ts'),
      preloadFiles(entryFiles),
    ]);
    return loadPublicModule(name, entry, isRetry);
  }

  function remote(name: string, located: PackageFiles, isRetry: boolean): Promise<Remote> {
    const known = remotes.get(name);
    if (known !== undefined) return known;
    const loading = loadRemote(name, located, isRetry);
    remotes.set(name, loading);
    loading.catch(() => remotes.delete(name));
    return loading;
  }

  async function attempt<T>(name: string, part: Part<T>, isRetry: boolean): Promise<T> {
    const located = await locate(name, part.path);
    const files = part.files(located) ?? {};
    if (isRetry) await refreshFiles({ ...coveredFiles(name), ...located.entryFiles, ...files });
    const [module] = await Promise.all([remote(name, located, isRetry), preloadFiles(files)]);
    return part.load(module);
  }

  /**
   * Resolves to a part of the remote `name`. After a failure it tries once more, with new requests for the same addresses.
   * Rejects when that fails too, or after `timeoutMs`. A request that hangs is not repeated, because the browser would
   * join the new request to it.
   */
  return function loadPart<T>(name: string, part: Part<T>): Promise<T> {
    countVisit(name);
    const loading = attempt(name, part, false).catch((error: unknown) => {
      if (!mayRetry()) throw error;
      count({ kind: 'remote-failed', package: name, reason: 'load', attempt: 1 });
      return attempt(name, part, true);
    });
    const inTime = withTimeout(loading, timeoutMs, part.title);
    inTime.catch((error: unknown) => {
      const reason = error instanceof DOMException && error.name === 'TimeoutError' ? 'timeout' : 'load';
      count({ kind: 'remote-failed', package: name, reason, attempt: 2 });
    });
    return inTime;
  };
}
