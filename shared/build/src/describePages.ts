import type { PageDefinition } from '@sayapatri/contract';
import { loadDefault, withHead } from '@sayapatri/contract/loadPage';
import type { ReleasePage } from '@sayapatri/contract/release';
import type { PageCollection, Remote } from '@sayapatri/contract/remote';
import { laterFiles, type Manifest, moduleFiles, sourceOf } from './manifest.ts';

/**
 * The remote's pages, including its collection's, each with the browser files it needs. Throws an Error naming a module
 * that the build lacks.
 */
export async function describePages(
  remote: Remote,
  manifest: Manifest,
  publicModule: string,
): Promise<ReleasePage[]> {
  const own = remote.pages.map((page) => describePage(page, manifest, publicModule));
  if (remote.collection === undefined) return own;
  const { pages } = await loadDefault<PageCollection>(remote, remote.collection);
  const module = sourceOf(publicModule, remote.collection);
  // The collection's own module is left out: it names every page, so it grows with the site like the content.
  const listing = moduleFiles(manifest, publicModule, remote.collection);
  return [
    ...own,
    ...pages.map((page) => describePage(withHead(remote.name, page), manifest, module, listing)),
  ];
}

function describePage(
  { component, data, ...page }: PageDefinition,
  manifest: Manifest,
  module: string,
  listing: readonly string[] = [],
): ReleasePage {
  const code = moduleFiles(manifest, module, component);
  const files = new Set([...code, ...(data ? moduleFiles(manifest, module, data) : []), ...listing]);
  return {
    ...page,
    nav: page.nav ? [...page.nav] : undefined,
    datasets: page.datasets ? [...page.datasets] : undefined,
    structuredData: page.structuredData ? [...page.structuredData] : undefined,
    files: [...files],
    content: [...files].filter((file) => !code.includes(file)),
    laterFiles: laterFiles(manifest, module, component).filter((file) => !files.has(file)),
  };
}
