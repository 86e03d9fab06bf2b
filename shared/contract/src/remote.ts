import type { Datasets } from './dataset.ts';
import type { PageDefinition, PageHead, PageRoute, WidgetDefinition } from './page.ts';

/** What `import.meta.glob` returns: lazy modules by path relative to the file that globs. */
export type LazyModules = Record<string, () => Promise<unknown>>;

/**
 * Pages that grow in number, such as articles, with the modules that they name. They stand in a module of their own,
 * which the remote's other pages do not load.
 */
export interface PageCollection {
  /** The pages. The browser build may leave out their heads; the server build must have them. */
  pages: readonly (PageRoute & Partial<PageHead>)[];
  modules: LazyModules;
}

/** The default export of a package's one public module. */
export interface Remote {
  /** Package name, e.g. `remote-blog`. */
  name: string;
  pages: readonly PageDefinition[];
  /** Key of a module whose default export is a PageCollection: further pages. */
  collection?: string;
  widgets?: readonly WidgetDefinition[];
  /** Keys of modules whose default export is a dataset other packages may ask the shell for. */
  provides?: Partial<Record<keyof Datasets, string>>;
  /** Datasets of other packages that this one asks the shell for: they can't be withdrawn while it is live. */
  uses?: readonly (keyof Datasets)[];
  /** Former addresses of pages, each with the path of the page, or of its section, that takes its place. */
  redirects?: Readonly<Record<`/${string}`, `/${string}`>>;
  modules: LazyModules;
}
