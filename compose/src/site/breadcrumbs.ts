import type { StructuredData } from '@sayapatri/contract';
import type { ReleasePage } from '@sayapatri/contract/release';

type Named = Pick<ReleasePage, 'path' | 'title' | 'nav'>;

/**
 * The breadcrumbs of `page`, for search engines: each page whose path contains it, whichever package owns that page, under
 * its label in the menus or else its title. Undefined for the home page.
 * @param pages all pages of the site by their paths
 */
export function breadcrumbs(
  page: Pick<Named, 'path' | 'title'>,
  pages: ReadonlyMap<string, Named>,
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
