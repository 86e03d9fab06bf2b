/** The list of articles. */
export const blogPath = '/blogs';

/** Id of the list below the featured article: `/blogs#articles`. */
export const listAnchor = 'articles';

/** Where the feed that the build emits as `feed.xml` is expected to be served. */
export const feedPath = '/feed.xml';

/** The page of the article with this slug. */
export function postPath(slug: string): `/${string}` {
  return `${blogPath}/${slug}`;
}
