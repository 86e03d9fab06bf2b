import {
  type Datasets,
  type LoadedPage,
  loadDefault,
  loadPage,
  type Remote,
  type WidgetProps,
} from '@sayapatri/contract';
import type { Files, PackageFiles } from '@sayapatri/contract/bootstrap';
import type { ComponentType } from 'react';
import { shell } from '../remote.tsx';
import { count } from '../telemetry/count.ts';
import { loadPublicModule } from './loadPublicModule.ts';
import { once } from './once.ts';
import { coveredFiles, preloadFiles, refreshFiles } from './preloadFiles.ts';
import { timeoutMs, withTimeout } from './withTimeout.ts';

/** What the shell loads of a remote: a page, a widget or a dataset. */
export interface Part<T> {
  /** Its name in error messages. */
  title: string;
  /** The page it belongs to, if any; its package is then located by this page. */
  path?: string;
  /** The files it needs besides the remote's entry. */
  files: (located: PackageFiles) => Files | undefined;
  load: (remote: Remote) => Promise<T>;
}

export const pagePart = (path: string): Part<LoadedPage> => ({
  title: path,
  path,
  files: ({ pages }) => pages[path],
  load: (remote) => loadPage(remote, path),
});

export const widgetPart = (slot: string): Part<ComponentType<WidgetProps>> => ({
  title: slot,
  files: ({ widgets }) => widgets[slot],
  load: async (remote) => {
    const definition = remote.widgets?.find((candidate) => candidate.slot === slot);
    if (definition === undefined) throw new Error(`${remote.name} has no ${slot}.`);
    return loadDefault(remote, definition.component);
  },
});

export const datasetPart = <Name extends keyof Datasets>(name: Name): Part<Datasets[Name]> => ({
  title: name,
  files: () => undefined,
  load: (remote) => loadDefault(remote, remote.provides?.[name] ?? ''),
});

async function loadRemote(name: string, { entry, entryFiles }: PackageFiles): Promise<Remote> {
  if (name === shell.name) return shell;
  await preloadFiles(entryFiles);
  return loadPublicModule(name, entry);
}

const reasonOf = (error: unknown) =>
  error instanceof DOMException && error.name === 'TimeoutError' ? 'timeout' : 'load';

/** Returns functions that load and prefetch parts of remotes. `locate` finds a remote's files. */
export function createPartLoader(locate: (name: string, path?: string) => Promise<PackageFiles>) {
  const remote = once(loadRemote);

  async function attempt<T>(name: string, part: Part<T>, isRetry: boolean): Promise<T> {
    const located = await locate(name, part.path);
    const files = part.files(located) ?? {};
    if (isRetry) await refreshFiles({ ...coveredFiles(name), ...located.entryFiles, ...files });
    const [module] = await Promise.all([remote(name, located), preloadFiles(files)]);
    return part.load(module);
  }

  /**
   * Resolves to a part of the remote `name`. After a failure it tries once more, with new requests for the same addresses.
   * Rejects when that fails too, or after `timeoutMs`. A request that hangs is not repeated: the browser would join the new
   * request to it, and over HTTP/1.1 it would take the connection that the page's document needs.
   */
  function loadPart<T>(name: string, part: Part<T>): Promise<T> {
    const deadline = performance.now() + timeoutMs;
    const loading = attempt(name, part, false).catch((error: unknown) => {
      if (performance.now() >= deadline) throw error;
      return attempt(name, part, true);
    });
    const inTime = withTimeout(loading, timeoutMs, part.title);
    inTime.catch((error: unknown) => count({ kind: 'error', package: name, reason: reasonOf(error) }));
    return inTime;
  }

  /**
   * Fetches the part's files and starts the remote, but runs nothing of the part itself: whoever then follows the link waits
   * for the page's own code alone. Rejects when that fails.
   */
  async function prefetchPart(name: string, part: Part<unknown>): Promise<void> {
    const located = await locate(name, part.path);
    await Promise.all([remote(name, located), preloadFiles(part.files(located) ?? {})]);
  }

  /** Resolves to a part however late its files come. Rejects when they can't be loaded. */
  const loadLate = <T>(name: string, part: Part<T>): Promise<T> => attempt(name, part, false);

  return { loadPart, loadLate, prefetchPart };
}
