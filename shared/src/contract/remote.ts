/**
 * The contract between the shell and its remotes: all that one side may know of the other.
 * It is plain data and plain functions, so that it is bundled into each side and never shared at run time.
 */
import type { ComponentType } from 'react';
import type { Datasets } from './datasets.ts';

/** Raised when a release built against an older contract could no longer be shown by the shell. */
export const contractVersion = 1;

/** Where a page asks to be listed. `main` is the header's row, `informations` the footer's first group. */
export type NavArea = 'main' | 'study-abroad' | 'test-preparation' | 'informations';

export interface NavEntry {
  area: NavArea;
  label: string;
  /** Entries of one area stand in ascending order, whichever package they come from. */
  order: number;
}

/** A schema.org object, written into the page's head as JSON-LD. `{origin}` stands for the site's origin. */
export type StructuredData = { '@type': string } & Record<string, unknown>;

/** One routed page of a package. */
export interface PageDefinition {
  /** Absolute path without parameters, e.g. `/study-in-japan`. */
  path: `/${string}`;
  /** Document title, without the brand's name. */
  title: string;
  /** Meta description, 50 to 160 characters. */
  description: string;
  /** Key of the page component's module in `modules`, e.g. `./pages/BlogListPage.tsx`. */
  component: string;
  /** Key of a module in `modules` whose default export is handed to the component as its `data` prop. */
  data?: string;
  nav?: readonly NavEntry[];
  structuredData?: readonly StructuredData[];
  /** False keeps the page out of search engines and the sitemap. */
  indexed?: boolean;
}

/**
 * A widget on every screen. The shell draws its button into the HTML and loads the component when a visitor is about
 * to use it; until then, and if it can't be had, the button is a link to `fallbackPath`.
 */
export interface WidgetDefinition {
  slot: 'assistant';
  /** The button's label. */
  label: string;
  fallbackPath: `/${string}`;
  /** Key of the component's module in `modules`. */
  component: string;
}

/** What the shell hands to a widget's component, which it mounts when opened and unmounts when closed. */
export interface WidgetProps {
  /** To be called when the visitor closes the widget; the shell then returns the focus to the button. */
  onClose: () => void;
  /** Another package's dataset, or undefined when it can't be had. Never rejects. */
  loadDataset: <Name extends keyof Datasets>(name: Name) => Promise<Datasets[Name] | undefined>;
}

export interface PageProps<Data = undefined> {
  data: Data;
}

/** What `import.meta.glob` returns: lazy modules by path relative to the file that globs. */
export type LazyModules = Record<string, () => Promise<unknown>>;

/**
 * Pages that grow in number, such as articles, with the modules that they name: in a module of its own, for which no
 * other page of the remote pays (docs/decisions/0023).
 */
export interface PageCollection {
  pages: readonly PageDefinition[];
  modules: LazyModules;
}

/** The default export of a package's one public module. */
export interface RemoteDefinition {
  /** Package name, e.g. `remote-blog`. */
  name: string;
  pages: readonly PageDefinition[];
  /** Key of a module whose default export is a PageCollection: further pages. */
  collection?: string;
  widgets?: readonly WidgetDefinition[];
  /** Keys of modules whose default export is a dataset other packages may ask the shell for. */
  provides?: Partial<Record<keyof Datasets, string>>;
  modules: LazyModules;
}

export interface Remote extends RemoteDefinition {
  contract: number;
}

/**
 * Checks a remote's definition and stamps it with the contract version.
 * Throws an Error that names the remote and the page for a key that `modules` lacks or a path used twice.
 */
export function defineRemote(definition: RemoteDefinition): Remote {
  const { name, pages, collection, widgets = [], provides = {}, modules } = definition;
  const requireModule = (key: string, wantedBy: string) => {
    if (!(key in modules))
      throw new Error(`${name}: ${wantedBy} names the module ${key}, which is not there.`);
  };
  const paths = new Set<string>();
  for (const page of pages) {
    if (paths.has(page.path)) throw new Error(`${name}: the path ${page.path} is defined twice.`);
    paths.add(page.path);
    requireModule(page.component, page.path);
    if (page.data !== undefined) requireModule(page.data, page.path);
  }
  if (collection !== undefined) requireModule(collection, 'the collection');
  for (const widget of widgets) requireModule(widget.component, `the ${widget.slot} widget`);
  for (const [dataset, key] of Object.entries(provides)) requireModule(key, `the dataset ${dataset}`);
  return { ...definition, contract: contractVersion };
}

/** Loads the default export of one of the remote's modules. Rejects as the import does, and for a key that is not there. */
export async function loadDefault<T>(
  { name, modules }: Pick<RemoteDefinition, 'name' | 'modules'>,
  key: string,
): Promise<T> {
  const load = modules[key];
  if (load === undefined) throw new Error(`${name} has no module ${key}.`);
  return ((await load()) as { default: T }).default;
}

/** Loads the remote's collection; undefined if it has none. */
async function loadCollection(remote: RemoteDefinition): Promise<PageCollection | undefined> {
  return remote.collection === undefined ? undefined : loadDefault(remote, remote.collection);
}

/** The remote's pages, its collection's too. */
export async function allPages(remote: RemoteDefinition): Promise<PageDefinition[]> {
  return [...remote.pages, ...((await loadCollection(remote))?.pages ?? [])];
}

/** A page's title, component and data, the latter two loaded side by side. */
export interface LoadedPage {
  title: string;
  // biome-ignore lint/suspicious/noExplicitAny: the data's type is the remote's own affair
  Component: ComponentType<PageProps<any>>;
  data: unknown;
}

/** Loads what `path` needs. Rejects if the remote does not own the path or a module fails to load. */
export async function loadPage(remote: Remote, path: string): Promise<LoadedPage> {
  const isWanted = (page: PageDefinition) => page.path === path;
  const owner = remote.pages.some(isWanted) ? remote : await loadCollection(remote);
  const page = owner?.pages.find(isWanted);
  if (owner === undefined || page === undefined) throw new Error(`${remote.name} has no page ${path}.`);
  const from = { name: remote.name, modules: owner.modules };
  const [Component, data] = await Promise.all([
    loadDefault<LoadedPage['Component']>(from, page.component),
    page.data === undefined ? undefined : loadDefault<unknown>(from, page.data),
  ]);
  return { title: page.title, Component, data };
}

export type {
  Datasets,
  EnglishTest,
  RequirementCountry,
  TestRequirement,
  TestRequirements,
} from './datasets.ts';
