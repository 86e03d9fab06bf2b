import type { LiveSite } from 'shared/contract/site';

/** The document title of a path, brand included. */
export function titleOf(site: LiveSite, path: string, brandName: string): string {
  const page = site.packages.flatMap(({ pages }) => pages).find((candidate) => candidate.path === path);
  return `${page?.title ?? 'Page not found'} | ${brandName}`;
}
