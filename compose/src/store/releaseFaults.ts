/** Checks of `release.json` beyond its schema, with their messages. */
import type { Release } from '@sayapatri/contract/release';

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
    return `${styleSheet} is a style sheet, which no page loads (write styles with styled from @sayapatri/design)`;
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
