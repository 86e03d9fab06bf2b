import {
  bootstrapElementId,
  type FederationManifest,
  type LivePackage,
  type PageBootstrap,
} from 'shared/contract/bootstrap';
import { escapeText, scriptJson } from 'shared/html';
import type { Release } from 'shared/release';
import { livePackage, packageFiles } from 'shared/release/files';
import { withBar } from './bar.ts';

const rootStart = '<div id="root">';
const siteStart = `<script type="application/json" id="${bootstrapElementId}">`;
const siteEnd = '</script>';

/** The site as its not-found page and /federation-manifest.json tell of it, with `release` in its remote's place. */
export function siteWith(
  release: Release,
  notFoundPage: string,
  registry: FederationManifest,
): PageBootstrap {
  const start = notFoundPage.lastIndexOf(siteStart) + siteStart.length;
  const { packages }: PageBootstrap = JSON.parse(
    notFoundPage.slice(start, notFoundPage.indexOf(siteEnd, start)),
  );
  const others = packages.filter(({ name }) => name !== release.name);
  return {
    packages: [...others.map((known) => withAllPages(known, registry)), livePackage(release)],
    pageAssets: { packages: { ...registry.packages, [release.name]: packageFiles(release) } },
  };
}

/** A page lists of the others only what stands in menus; one document for all pages has to list them all. */
function withAllPages(known: LivePackage, { packages }: FederationManifest): LivePackage {
  const unlisted = Object.keys(packages[known.name]?.pages ?? {}).filter(
    (path) => !known.pages.some((page) => page.path === path),
  );
  return { ...known, pages: [...known.pages, ...unlisted.map((path) => ({ path }))] };
}

/**
 * The document for every page of `site`: the not-found page's head, which loads the shell alone, and an empty
 * root, so that the shell renders in the browser instead of hydrating another version's HTML.
 */
export function previewDocument(
  notFoundPage: string,
  site: PageBootstrap,
  title: string,
  bar: string,
): string {
  const json = scriptJson(site);
  const end = notFoundPage.lastIndexOf(siteEnd);
  const document =
    notFoundPage.slice(0, notFoundPage.indexOf(rootStart)) +
    `${rootStart}</div>${siteStart}${json}` +
    notFoundPage.slice(end);
  return withBar(
    document.replace(/<title>[^<]*<\/title>/, () => `<title>${escapeText(title)}</title>`),
    bar,
  );
}

/** Whether some package of the site has a page at `path`. */
export const hasPage = ({ packages }: PageBootstrap, path: string): boolean =>
  packages.some(({ pages }) => pages.some((page) => page.path === path));
