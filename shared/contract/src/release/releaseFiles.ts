import { createHash } from 'node:crypto';
import type { Files, LivePackage, PackageFiles } from '../bootstrap.ts';
import type { Release } from './release.ts';

/** Address of a release's browser file. Names carry a content hash, so all versions share one folder. */
export const assetUrl = (name: string, file: string) => `/_/${name}/${file.replace(/^browser\//, '')}`;

/** The file of a release with a dataset that it provides. */
export const datasetFile = (name: string) => `server/datasets/${name}.json`;

/** The subresource-integrity value of a file: `sha256-…`. */
export const integrityOf = (content: string | Uint8Array) =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`;

/** Some of a release's files, by address. */
export const filesOf = ({ name, files }: Release, paths: readonly string[]): Files =>
  Object.fromEntries(paths.map((file) => [assetUrl(name, file), files[file]?.integrity ?? '']));

/** Where a release's browser code is. */
export function packageFiles(release: Release): PackageFiles {
  const isShell = release.name === 'shell';
  return {
    entry: isShell ? '' : assetUrl(release.name, release.entry),
    entryFiles: isShell ? {} : filesOf(release, [release.entry, ...release.entryFiles]),
    // Includes files loaded later, whose integrity a tab that navigates to the page has only from here. The shell's are
    // covered by every page.
    pages: Object.fromEntries(
      release.pages.map(({ path, files, laterFiles }) => [
        path,
        filesOf(release, [...files, ...(isShell ? [] : laterFiles)]),
      ]),
    ),
    widgets: Object.fromEntries(release.widgets.map(({ slot, files }) => [slot, filesOf(release, files)])),
    shared: release.shared,
  };
}

/** The part of a release, or of a package in development, that every page lists: its pages' paths and menu entries, without file names. */
export function livePackage({ name, pages, widgets, provides }: LivePackage): LivePackage {
  return {
    name,
    pages: pages.map(({ path, nav }) => ({ path, ...(nav ? { nav } : {}) })),
    widgets: widgets.map(({ slot, label, fallbackPath }) => ({ slot, label, fallbackPath })),
    provides,
  };
}
