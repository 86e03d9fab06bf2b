/** Checks of `release.json` beyond its schema, with their messages. */
import type { Release } from '@sayapatri/contract/release';
import { printable } from '../printable.ts';

/** Browser files with a fixed name; they are published outside `/_/` (site/siteFiles.ts, site/remoteManifests.ts). */
export const feedFile = 'browser/feed.xml';
export const remoteManifestFile = 'browser/mf-manifest.json';
const fixedNames = [feedFile, remoteManifestFile];

export const hasFeed = ({ files }: Release) => feedFile in files;

const safeFile = /^(browser|server)(\/[\w.@+~-]*[\w@+~-][\w.@+~-]*)+$/;
/** File systems take names of 255 bytes, which include a site file's endings. */
const maxPathCharacters = 200;
const hidden = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/u;
const visible = /[^\p{C}\p{Z}]/u;

/** True for a path that a page, or a redirect to one, may have. */
export const isPagePath = (path: string) =>
  path.length <= maxPathCharacters && /^\/$|^(\/[A-Za-z0-9][A-Za-z0-9_~-]*)+$/.test(path);

/** Everything below `/_/` is cached for a year, so its name must change with its content: `name-1a2B3c4_.js`. */
export const isHashed = (file: string) => !fixedNames.includes(file) && /-[\w-]{8}(\.[a-z0-9]+)+$/.test(file);

/** The first fault that the schema can't express but that would break a page; undefined if there is none. */
export function describedFault(release: Release): string | undefined {
  const files = Object.keys(release.files);
  const unsafe = files.find((file) => !safeFile.test(file));
  if (unsafe)
    return `the file name ${printable(unsafe)} can't be published, so visitors would miss the file (choose a plain name)`;
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
    ...release.assets,
    ...release.pages.flatMap(({ card }) => card ?? []),
    ...Object.values(release.server),
    ...[...release.pages, ...release.widgets].flatMap((part) => part.files),
  ];
  const missing = referred.find((file) => release.files[file] === undefined);
  if (missing !== undefined)
    return `it names ${printable(missing)}, which is not among its files, so visitors would miss it`;
  for (const { path: claimed, title, description, nav = [] } of release.pages) {
    if (!isPagePath(claimed))
      return `"${printable(claimed)}" can't be the path of a page, so nobody could open it (choose one such as /study-in-japan)`;
    const labels = nav.map(({ label }) => ['menu label', label] as const);
    for (const [what, text] of [['title', title], ['description', description], ...labels] as const) {
      if (!visible.test(text)) return withoutText(claimed, what);
      if (hidden.test(text))
        return `the page ${claimed} has a ${what} with characters that can't be seen, "${printable(text)}", which deceive visitors (type it anew)`;
    }
  }
  const redirect = Object.keys(release.redirects).find((former) => !isPagePath(former));
  if (redirect !== undefined)
    return `"${printable(redirect)}" can't be redirected, so who follows it finds nothing (name the path of a former page)`;
  return undefined;
}

/** For a malformed release.json, the page that lacks its title or description. */
export function explainRelease(place: readonly PropertyKey[], data: unknown): string | undefined {
  const [part, index, field] = place;
  if (part !== 'pages' || (field !== 'title' && field !== 'description')) return undefined;
  const pages = (data as { pages: { path?: string }[] }).pages;
  return withoutText(pages[Number(index)]?.path ?? index?.toString(), field);
}

const withoutText = (page: string | undefined, what: string) =>
  `the page ${page} has no ${what}, by which visitors would find it`;
