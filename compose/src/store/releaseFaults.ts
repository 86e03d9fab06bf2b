/** Checks of one release beyond its schema, with their messages. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Release } from 'shared/release';
import { integrityOf } from 'shared/release/integrity';

/** Browser files with a fixed name; they are published outside `/_/` (site/feeds.ts, site/remoteManifests.ts). */
export const feedFile = 'browser/feed.xml';
export const remoteManifestFile = 'browser/mf-manifest.json';
const fixedNames = [feedFile, remoteManifestFile];

const safeFile = /^(browser|server)(\/[\w.@+~-]*[\w@+~-][\w.@+~-]*)+$/;
const pagePath = /^\/$|^(\/[A-Za-z0-9][A-Za-z0-9_~-]*)+$/;

/** Everything below `/_/` is cached for a year, so its name must change with its content: `name-1a2B3c4_.js`. */
export const isHashed = (file: string) => !fixedNames.includes(file) && /-[\w-]{8}(\.[a-z0-9]+)+$/.test(file);

/** The first fault that the schema can't express but that would break a page; undefined if there is none. */
export function describedFault(release: Release): string | undefined {
  const files = Object.keys(release.files);
  const unsafe = files.find((file) => !safeFile.test(file));
  if (unsafe) return `the file name ${unsafe} can't be published`;
  const unhashed = files.find(
    (file) => file.startsWith('browser/') && !isHashed(file) && !fixedNames.includes(file),
  );
  if (unhashed)
    return `${unhashed} has no content hash in its name, so browsers would keep it for a year (import it from code, and the build names it)`;
  const styleSheet = files.find((file) => /^browser\/.*\.css$/.test(file));
  if (styleSheet)
    return `${styleSheet} is a style sheet, which no page loads (write styles with styled from shared/core)`;
  const referred = [
    release.entry,
    ...release.entryFiles,
    ...release.hostFiles,
    ...release.assets,
    ...release.pages.flatMap(({ card }) => card ?? []),
    ...Object.values(release.server),
    ...[...release.pages, ...release.widgets].flatMap((part) => part.files),
  ];
  const missing = referred.find((file) => release.files[file] === undefined);
  if (missing !== undefined) return `it names ${missing}, which is not among its files`;
  for (const { path: claimed, title, description } of release.pages) {
    if (!pagePath.test(claimed)) return `"${claimed}" can't be the path of a page`;
    if (title.trim() === '') return `the page ${claimed} has no title`;
    if (description.trim() === '') return `the page ${claimed} has no description`;
  }
  const redirect = Object.keys(release.redirects).find((former) => !pagePath.test(former));
  if (redirect !== undefined) return `"${redirect}" can't be redirected`;
  return undefined;
}

/** For a malformed release.json, the page that lacks its title or description. */
export function explainRelease(place: readonly PropertyKey[], data: unknown): string | undefined {
  const [part, index, field] = place;
  if (part !== 'pages' || (field !== 'title' && field !== 'description')) return undefined;
  const pages = (data as { pages: { path?: string }[] }).pages;
  return `the page ${pages[Number(index)]?.path ?? index?.toString()} has no ${field}`;
}

/** Returns whether a file is to be checked. */
export type Wanted = (file: string, integrity: string) => boolean;

/** The first wanted file that is missing or differs from the release's hash of it; undefined if all are whole. */
export async function fileFault(
  folder: string,
  { files }: Release,
  wanted: Wanted = () => true,
): Promise<string | undefined> {
  for (const [file, { integrity }] of Object.entries(files)) {
    if (!wanted(file, integrity)) continue;
    const content = await readFile(path.join(folder, file)).catch(() => undefined);
    if (content === undefined) return `${file} is missing`;
    if (integrity !== integrityOf(content)) return `${file} is not what was built`;
  }
  return undefined;
}
