import {
  assetUrl,
  type Files,
  filesOf,
  type LiveSite,
  livePackage,
  type PackageFiles,
  type PublicRegistry,
  packageFiles,
} from 'shared/contract/site';
import type { Release } from 'shared/release';

export { assetUrl };

/** The page's own package. Its import map and preload links name the files already, with their integrity. */
function ownPackage(release: Release, path: string): PackageFiles {
  return { ...packageFiles(release), entryFiles: {}, pages: { [path]: {} } };
}

/** `/registry.json`: where every package's browser code is. */
export function publicRegistry(releases: readonly Release[]): PublicRegistry {
  return { packages: Object.fromEntries(releases.map((release) => [release.name, packageFiles(release)])) };
}

/** What every page says of the whole site: no file names, so it changes only when pages or navigation do. */
export const navigation = (releases: readonly Release[]): LiveSite['packages'] => releases.map(livePackage);

/** What the page at `path` says: the navigation, and where its own package is. */
export function liveSite(releases: readonly Release[], owner: Release | undefined, path: string): LiveSite {
  return {
    packages: navigation(releases),
    here: { packages: owner ? { [owner.name]: ownPackage(owner, path) } : {} },
  };
}

/** The scripts the page at `path` loads before any interaction, with their integrity. */
export function scriptsOf(shell: Release, owner: Release | undefined, path: string): Files {
  const page = owner?.pages.find((candidate) => candidate.path === path);
  return {
    ...filesOf(shell, [shell.entry, ...shell.entryFiles]),
    ...(owner && owner.name !== 'shell' ? filesOf(owner, [owner.entry, ...owner.entryFiles]) : {}),
    ...(owner && page ? filesOf(owner, page.files) : {}),
  };
}
