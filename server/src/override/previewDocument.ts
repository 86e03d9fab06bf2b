import {
  type LivePackage,
  type LiveSite,
  livePackage,
  type PublicRegistry,
  packageFiles,
} from 'shared/contract/site';
import type { Release } from 'shared/release';
import { escapeText, withBar } from './bar.ts';

const rootStart = '<div id="root">';
const siteStart = '<script type="application/json" id="live-site">';
const siteEnd = '</script>';

/** The site as its not-found page and /registry.json tell of it, with `release` in its remote's place. */
export function siteWith(release: Release, notFoundPage: string, registry: PublicRegistry): LiveSite {
  const start = notFoundPage.lastIndexOf(siteStart) + siteStart.length;
  const { packages }: LiveSite = JSON.parse(notFoundPage.slice(start, notFoundPage.indexOf(siteEnd, start)));
  const ours = livePackage(release);
  const isKnown = packages.some(({ name }) => name === release.name);
  return {
    packages: isKnown
      ? packages.map((known) => (known.name === ours.name ? ours : withAllPages(known, registry)))
      : [...packages, ours],
    here: { packages: { ...registry.packages, [release.name]: packageFiles(release) } },
  };
}

/** The package with its pages that stand in no menu too, which a document lists only where they are its own. */
function withAllPages(known: LivePackage, { packages }: PublicRegistry): LivePackage {
  const listed = new Set(known.pages.map(({ path }) => path));
  const others = Object.keys(packages[known.name]?.pages ?? {}).filter((path) => !listed.has(path));
  return { ...known, pages: [...known.pages, ...others.map((path) => ({ path }))] };
}

/**
 * The document for every page of `site`: the not-found page's head, which loads the shell alone, and an empty
 * root, so that the shell renders in the browser instead of hydrating another version's HTML.
 */
export function previewDocument(notFoundPage: string, site: LiveSite, title: string, bar: string): string {
  const json = JSON.stringify(site).replaceAll('<', '\\u003c');
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
export const hasPage = ({ packages }: LiveSite, path: string): boolean =>
  packages.some(({ pages }) => pages.some((page) => page.path === path));
