/** The pages of a site, each with a key that changes when its content does. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { StructuredData } from '@sayapatri/contract';
import type { Release, ReleasePage } from '@sayapatri/contract/release';
import { attempt } from '../attempt.ts';

export interface SitePage {
  /** The release that the page belongs to; undefined for the not-found page, which has no address of its own. */
  owner: Release | undefined;
  page: ReleasePage;
  /** The breadcrumbs from the home page. */
  trail: StructuredData | undefined;
  /** Path below the site's folder. */
  file: string;
  /** A hash of everything that the page is made from: pages with the same key have the same bytes. */
  key: string;
}

/** Shown for every address that has no page. */
const notFound: ReleasePage = {
  path: '/404.html',
  title: 'Page not found',
  description: 'This page is not there.',
  indexed: false,
  files: [],
  content: [],
  laterFiles: [],
};

/** All pages. `common` stands for everything that every page depends on besides its own package. */
export function sitePages(releases: readonly Release[], common: string): SitePage[] {
  const all = new Map(releases.flatMap(({ pages }) => pages.map((page) => [page.path, page] as const)));
  const ofOwner = (owner: Release | undefined, pages: readonly ReleasePage[]) => {
    const key = digest(common + JSON.stringify(owner ?? ''));
    return pages.map((page) => {
      // Breadcrumbs name pages of other packages.
      const trail = page.indexed === false ? undefined : breadcrumbs(page, all);
      // A page with another package's data changes with that package.
      const providers = providersOf(releases, page).map(([name, { version }]) => [name, version]);
      return {
        owner,
        page,
        trail,
        file: fileOf(page.path),
        key: digest(key + JSON.stringify([trail, providers])),
      };
    });
  };
  return [...releases.flatMap((owner) => ofOwner(owner, owner.pages)), ...ofOwner(undefined, [notFound])];
}

/**
 * The breadcrumbs of `page`, for search engines: each page whose path contains it, whichever package owns that page, under
 * its label in the menus or else its title. Undefined for the home page.
 * @param pages all pages of the site by their paths
 */
export function breadcrumbs(
  page: Pick<ReleasePage, 'path' | 'title'>,
  pages: ReadonlyMap<string, Pick<ReleasePage, 'path' | 'title' | 'nav'>>,
): StructuredData | undefined {
  if (page.path === '/') return undefined;
  const steps = page.path.split('/').slice(1, -1);
  const above = ['/', ...steps.map((_, index) => `/${steps.slice(0, index + 1).join('/')}`)];
  const parents = above.flatMap((path) => {
    const parent = pages.get(path);
    return parent ? [{ name: parent.nav?.[0]?.label ?? parent.title, item: `{origin}${path}` }] : [];
  });
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [...parents, { name: page.title }].map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      ...step,
    })),
  };
}

/** The datasets that the page shows, each with the release that provides it. */
export const providersOf = (
  releases: readonly Release[],
  { datasets = [] }: ReleasePage,
): [string, Release][] =>
  datasets.flatMap((name) => {
    const provider = releases.find(({ provides }) => provides.includes(name));
    return provider ? [[name, provider] satisfies [string, Release]] : [];
  });

/** A page by its path and its package, for messages: `/blogs of remote-blog`. */
export function pageName(releases: readonly Release[], pagePath: string): string {
  const owner = releases.find(({ pages }) => pages.some((page) => page.path === pagePath));
  return `${pagePath} of ${owner?.name ?? 'shell'}`;
}

/** File of the page at `pagePath`, below the site's folder. */
export const fileOf = (pagePath: string) =>
  pagePath.endsWith('.html') ? pagePath : path.posix.join(pagePath, 'index.html');

export const digest = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16);

/** File in a site's folder with the key of each page, by its path, and of each package whose server build loads, by its name. */
export const keysFile = '.pages.json';

/** Path to key of the site in `folder`; empty if there is none, or if they can't be read. */
export async function readKeys(folder: string | undefined): Promise<Record<string, string>> {
  if (folder === undefined) return {};
  const text = await readFile(path.join(folder, keysFile), 'utf8').catch(() => '');
  return attempt(() => JSON.parse(text)) ?? {};
}
