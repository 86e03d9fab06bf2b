import type { StructuredData } from 'shared/contract';
import type { LivePage } from 'shared/contract/bootstrap';
import type { ReleasePage } from 'shared/release';

/**
 * The way from the home page to `page`, for search engines: each page on it that stands in a menu, by its label there.
 * Undefined for the home page and for a page that brings its own.
 */
export function breadcrumbs(page: ReleasePage, pages: readonly LivePage[]): StructuredData | undefined {
  if (page.path === '/' || page.structuredData?.some((item) => item['@type'] === 'BreadcrumbList'))
    return undefined;
  const parents = pages
    .filter(({ path }) => path === '/' || page.path.startsWith(`${path}/`))
    .sort((one, other) => one.path.length - other.path.length)
    .flatMap(({ path, nav = [] }) =>
      nav.slice(0, 1).map(({ label }) => ({ name: label, item: `{origin}${path}` })),
    );
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [...parents, { name: page.title }].map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      ...step,
    })),
  };
}
