import type { Files, LiveSite, PackageFiles, PublicRegistry } from 'shared/contract/site';
import type { Release } from 'shared/release';

/** Address of a release's browser file. Names carry a content hash, so all versions share one folder. */
export const assetUrl = (name: string, file: string) => `/_/${name}/${file.replace(/^browser\//, '')}`;

const filesOf = ({ name, files }: Release, paths: readonly string[]): Files =>
  Object.fromEntries(paths.map((file) => [assetUrl(name, file), files[file]?.integrity ?? '']));

const entryOf = (release: Release) => (release.name === 'shell' ? '' : assetUrl(release.name, release.entry));

const widgetFiles = (release: Release) =>
  Object.fromEntries(release.widgets.map(({ slot, files }) => [slot, filesOf(release, files)]));

function packageFiles(release: Release): PackageFiles {
  return {
    entry: entryOf(release),
    entryFiles: release.name === 'shell' ? {} : filesOf(release, [release.entry, ...release.entryFiles]),
    pages: Object.fromEntries(release.pages.map(({ path, files }) => [path, filesOf(release, files)])),
    widgets: widgetFiles(release),
  };
}

/** The page's own package. Its import map and preload links name the files already, with their integrity. */
function ownPackage(release: Release, path: string): PackageFiles {
  return { entry: entryOf(release), entryFiles: {}, pages: { [path]: {} }, widgets: widgetFiles(release) };
}

/** `/registry.json`: where every package's browser code is. */
export function publicRegistry(releases: readonly Release[]): PublicRegistry {
  return { packages: Object.fromEntries(releases.map((release) => [release.name, packageFiles(release)])) };
}

/** What every page says of the whole site: no file names, so it changes only when pages or navigation do. */
export function navigation(releases: readonly Release[]): LiveSite['packages'] {
  return releases.map(({ name, pages, widgets, provides }) => ({
    name,
    pages: pages.map(({ path, nav }) => ({ path, ...(nav ? { nav } : {}) })),
    widgets: widgets.map(({ slot, label, fallbackPath }) => ({ slot, label, fallbackPath })),
    provides,
  }));
}

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
