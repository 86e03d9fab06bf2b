import type { ComponentType } from 'react';
import type { PageDefinition, PageProps, PageRoute } from '../page.ts';
import type { PageCollection, Remote } from '../remote.ts';

/** Loads the default export of one of the remote's modules. Rejects as the import does, and for a key that is not there. */
export async function loadDefault<T>(
  { name, modules }: Pick<Remote, 'name' | 'modules'>,
  key: string,
): Promise<T> {
  const load = modules[key];
  if (load === undefined) throw new Error(`${name} has no module ${key}.`);
  return ((await load()) as { default: T }).default;
}

/** Loads the remote's collection; undefined if it has none. */
async function loadCollection(remote: Remote): Promise<PageCollection | undefined> {
  return remote.collection === undefined ? undefined : loadDefault(remote, remote.collection);
}

/** The remote's pages, its collection's too. Throws an Error that names the page for one without a description. */
export async function allPages(remote: Remote): Promise<PageDefinition[]> {
  const pages = (await loadCollection(remote))?.pages ?? [];
  const collected = pages.map(({ description, ...page }) => {
    if (description === undefined)
      throw new Error(`${remote.name}: the page ${page.path} has no description.`);
    return { ...page, description };
  });
  return [...remote.pages, ...collected];
}

/** A page's title, component and data, the latter two loaded side by side. */
export interface LoadedPage {
  title: string;
  // biome-ignore lint/suspicious/noExplicitAny: only the remote knows the type of its data
  Component: ComponentType<PageProps<any>>;
  data: unknown;
  /** Names of the datasets that the component wants. */
  datasets: NonNullable<PageRoute['datasets']>;
}

/** Loads what `path` needs. Rejects if the remote does not own the path or a module fails to load. */
export async function loadPage(remote: Remote, path: string): Promise<LoadedPage> {
  const isWanted = (page: PageRoute) => page.path === path;
  const owner: Pick<PageCollection, 'pages' | 'modules'> | undefined = remote.pages.some(isWanted)
    ? remote
    : await loadCollection(remote);
  const page = owner?.pages.find(isWanted);
  if (owner === undefined || page === undefined) throw new Error(`${remote.name} has no page ${path}.`);
  const from = { name: remote.name, modules: owner.modules };
  const [Component, data] = await Promise.all([
    loadDefault<LoadedPage['Component']>(from, page.component),
    page.data === undefined ? undefined : loadDefault<unknown>(from, page.data),
  ]);
  return { title: page.title, Component, data, datasets: page.datasets ?? [] };
}
