/** What the shell knows of the live releases. It is written from releases, by what stands last; the shell reads it. */
import type { Release } from './release.ts';
import type { NavEntry } from './remote.ts';

/** Addresses of browser files, each with the subresource-integrity value it must have. */
export type Files = Record<string, string>;

/** Where one package's browser code is. */
export interface PackageFiles {
  /** Address of the remoteEntry; empty for the shell, which is already there. */
  entry: string;
  /** Needed by whatever is loaded from the package. */
  entryFiles: Files;
  pages: Record<string, Files>;
  widgets: Record<string, Files>;
  /** The version of `shared` it was built against; left out in a page's own package, which goes with its shell. */
  shared?: string;
}

/** `/federation-manifest.json`: fetched by a tab that needs a package its own page did not. */
export interface FederationManifest {
  packages: Record<string, PackageFiles>;
}

/**
 * Written into every page. It holds no file names but those of the page's own package, so that a release of one
 * remote leaves the pages of the others as they are, to the byte.
 */
export interface PageBootstrap {
  /** The version of `shared` that this page's shell provides; left out in development. */
  shared?: string;
  packages: readonly LivePackage[];
  pageAssets: FederationManifest;
}

export interface LivePackage {
  name: string;
  pages: readonly LivePage[];
  widgets: readonly LiveWidget[];
  provides: readonly string[];
}

export interface LivePage {
  path: string;
  nav?: readonly NavEntry[] | undefined;
}

export interface LiveWidget {
  slot: string;
  label: string;
  fallbackPath: string;
}

/** Address of a release's browser file. Names carry a content hash, so all versions share one folder. */
export const assetUrl = (name: string, file: string) => `/_/${name}/${file.replace(/^browser\//, '')}`;

/** Some of a release's files, by address. */
export const filesOf = ({ name, files }: Release, paths: readonly string[]): Files =>
  Object.fromEntries(paths.map((file) => [assetUrl(name, file), files[file]?.integrity ?? '']));

/** A release as the registry says where its browser code is. */
export function packageFiles(release: Release): PackageFiles {
  const isShell = release.name === 'shell';
  return {
    entry: isShell ? '' : assetUrl(release.name, release.entry),
    entryFiles: isShell ? {} : filesOf(release, [release.entry, ...release.entryFiles]),
    pages: Object.fromEntries(release.pages.map(({ path, files }) => [path, filesOf(release, files)])),
    widgets: Object.fromEntries(release.widgets.map(({ slot, files }) => [slot, filesOf(release, files)])),
    shared: release.shared,
  };
}

/** A release as every page knows it: its addresses and menu entries, no file names. */
export function livePackage({ name, pages, widgets, provides }: Release): LivePackage {
  return {
    name,
    pages: pages.map(({ path, nav }) => ({ path, ...(nav ? { nav } : {}) })),
    widgets: widgets.map(({ slot, label, fallbackPath }) => ({ slot, label, fallbackPath })),
    provides,
  };
}
