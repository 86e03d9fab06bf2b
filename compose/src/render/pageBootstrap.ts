import type { FederationManifest, Files, PackageFiles, PageBootstrap } from '@sayapatri/contract/bootstrap';
import type { Release } from '@sayapatri/contract/release';
import { assetUrl, filesOf, livePackage, packageFiles } from '@sayapatri/contract/release/files';
import type { SiteFrame, SitePage } from './pages.ts';

/** Path in the release of the shell's file whose name begins with `name`. */
export const shellFile = (shell: Release, name: string) =>
  shell.assets.find((asset) => asset.startsWith(`browser/assets/${name}-`));

/** Address of the shell's file whose name begins with `name`. */
export function shellAsset(shell: Release, name: string): string | undefined {
  const file = shellFile(shell, name);
  return file && assetUrl('shell', file);
}

/** The page's own package without its files: the page's import map and preload links list those with their integrity. */
function ownPackage(release: Release, path: string): PackageFiles {
  const { entry, widgets } = packageFiles({ ...release, pages: [] });
  return { entry, entryFiles: {}, pages: { [path]: {} }, widgets };
}

/** `/federation-manifest.json`: where every package's browser code is. */
export function federationManifest(releases: readonly Release[]): FederationManifest {
  return { packages: Object.fromEntries(releases.map((release) => [release.name, packageFiles(release)])) };
}

/**
 * The part of the bootstrap that all pages share: the pages of the menus, and the page at `pagePath` if given. It has no
 * file names, so that it changes only with the navigation and does not grow with the number of articles.
 */
export function navigation(releases: readonly Release[], pagePath?: string): PageBootstrap['packages'] {
  return releases.map((release) => {
    const listed = release.pages.filter(({ path, nav = [] }) => nav.length > 0 || path === pagePath);
    return livePackage({ ...release, pages: listed });
  });
}

/** The bootstrap of a page: the navigation, the page itself and the files of its own package. */
export function pageBootstrap(
  releases: readonly Release[],
  { owner, page }: SitePage,
  { shell, telemetry }: SiteFrame,
): PageBootstrap {
  return {
    shared: shell.shared,
    ...(telemetry && { telemetry }),
    packages: navigation(releases, page.path),
    pageAssets: { packages: { [owner.name]: ownPackage(owner, page.path) } },
  };
}

/** The scripts that a page loads before any interaction, with their integrity. */
export function scriptsOf(shell: Release, { owner, page }: SitePage): Files {
  return {
    ...filesOf(shell, [shell.entry, ...shell.entryFiles]),
    ...filesOf(owner, [...(owner.name === 'shell' ? [] : [owner.entry, ...owner.entryFiles]), ...page.files]),
  };
}

/**
 * The scripts that a page may load later, e.g. for its first toast: those of the shell that no page loads at the start, and
 * the page's own.
 */
export function laterScripts(shell: Release, { owner, page }: SitePage): Files {
  const known = new Set([shell.entry, ...shell.entryFiles, ...shell.pages.flatMap(({ files }) => files)]);
  const later = Object.keys(shell.files).filter(
    (file) => file.startsWith('browser/') && file.endsWith('.js') && !known.has(file),
  );
  return {
    ...filesOf(shell, later),
    ...(owner.name === 'shell' ? {} : filesOf(owner, page.laterFiles)),
  };
}
