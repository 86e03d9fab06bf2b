/** What the shell knows of the live releases. Compose writes both parts; the shell only reads them. */
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
}

/** `/registry.json`: fetched by a tab that needs a package its own page did not. */
export interface PublicRegistry {
  packages: Record<string, PackageFiles>;
}

/**
 * Written into every page. It holds no file names but those of the page's own package, so that a release of one
 * remote leaves the pages of the others as they are, to the byte.
 */
export interface LiveSite {
  packages: readonly LivePackage[];
  here: PublicRegistry;
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
