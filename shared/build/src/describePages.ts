import type { PageDefinition } from '@sayapatri/contract';
import { allPages } from '@sayapatri/contract/loadPage';
import type { ReleasePage } from '@sayapatri/contract/release';
import type { Remote } from '@sayapatri/contract/remote';
import type { Manifest } from 'vite';
import { laterFiles, moduleFiles, sourceOf } from './manifest.ts';

/** Describes each page of the remote, those of its collection included, with the browser files that it needs. */
export async function describePages(
  remote: Remote,
  manifest: Manifest,
  publicModule: string,
): Promise<ReleasePage[]> {
  const { pages: own, collection } = remote;
  // The collection's own module counts as content, not as code: it names every page, so it grows with the site.
  const listing = collection === undefined ? [] : moduleFiles(manifest, publicModule, collection);
  const describe = ({ component, data, ...page }: PageDefinition, isOwn: boolean): ReleasePage => {
    const module = isOwn ? publicModule : sourceOf(publicModule, collection ?? '');
    const code = moduleFiles(manifest, module, component);
    const more = [...(data ? moduleFiles(manifest, module, data) : []), ...(isOwn ? [] : listing)];
    const files = [...new Set([...code, ...more])];
    return {
      ...page,
      nav: page.nav && [...page.nav],
      datasets: page.datasets && [...page.datasets],
      structuredData: page.structuredData && [...page.structuredData],
      files,
      content: files.filter((file) => !code.includes(file)),
      laterFiles: laterFiles(manifest, module, component).filter((file) => !files.includes(file)),
    };
  };
  return (await allPages(remote)).map((page) =>
    describe(page, collection === undefined || own.includes(page)),
  );
}
