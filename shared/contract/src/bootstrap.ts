/** The data about live releases that compose writes and the shell reads. */
import type { Datasets } from './dataset.ts';
import type { NavEntry } from './page.ts';

/** Id of the script element that holds each page's PageBootstrap as JSON. */
export const bootstrapElementId = 'page-bootstrap';

/** Addresses of browser files, each with the subresource-integrity value it must have. */
export type Files = Record<string, string>;

/** Where one package's browser code is. */
export interface PackageFiles {
  /** Address of the remoteEntry; empty for the shell, which is already there. */
  entry: string;
  /** Files needed by every page and widget of the package. */
  entryFiles: Files;
  pages: Record<string, Files>;
  widgets: Record<string, Files>;
  /** The version of `shared` it was built against; left out in a page's own package, which is known to fit its shell. */
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
  /** Whether documents report what fails (telemetry.ts); left out where telemetry is off. */
  telemetry?: boolean;
  packages: readonly LivePackage[];
  pageAssets: FederationManifest;
  /** The datasets that this page's definition names; `null` for one that no live package provides. */
  datasets?: { [Name in keyof Datasets]?: Datasets[Name] | null };
}

export interface LivePackage {
  name: string;
  pages: readonly { path: string; nav?: readonly NavEntry[] | undefined }[];
  widgets: readonly { slot: string; label: string; fallbackPath: string }[];
  provides: readonly string[];
}
