/** The pages of a site. */
import { createHash } from 'node:crypto';
import path from 'node:path';
import type { StructuredData } from '@sayapatri/contract';
import type { Release, ReleasePage } from '@sayapatri/contract/release';
import type { ShellRelease } from './checkReleases.ts';

export interface SitePage {
  /** The release that the page belongs to. The not-found page, which has no address of its own, is the shell's. */
  owner: Release;
  page: ReleasePage;
  /** The breadcrumbs from the home page. */
  trail: StructuredData | undefined;
  /** Path below the site's folder. */
  file: string;
}

/** What all documents of a site have in common. */
export interface SiteFrame {
  shell: ShellRelease;
  /** Scheme and host, e.g. `https://www.example.com`. */
  origin: string;
  /** Whether documents report what fails. */
  telemetry: boolean;
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

export function sitePages(releases: readonly Release[], shell: Release): SitePage[] {
  const all = new Map(releases.flatMap(({ pages }) => pages.map((page) => [page.path, page] as const)));
  const owned = releases.flatMap((owner) => owner.pages.map((page) => ({ owner, page })));
  return [...owned, { owner: shell, page: notFound }].map(({ owner, page }) => ({
    owner,
    page,
    // Breadcrumbs name pages of other packages.
    trail: page.indexed === false ? undefined : breadcrumbs(page, all),
    file: fileOf(page.path),
  }));
}

/**
 * The breadcrumbs of `page`, for search engines: each page whose path contains it, whichever package owns that page, under
 * its label in the menus or else its title. Undefined for the home page.
 * @param pages all pages of the site by their paths
 */
function breadcrumbs(
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
