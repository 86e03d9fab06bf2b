import type { PageDefinition } from '../contract/page.ts';
import type { ReleasePage } from '../contract/release.ts';
import type { PageCollection, Remote } from '../contract/remote.ts';
import { loadDefault, withHead } from '../remote/loadPage.ts';
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
