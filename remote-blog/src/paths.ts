/** The list of articles. */
export const blogPath = '/blogs';

/** Id of the list below the featured article: `/blogs#articles`. */
export const listAnchor = 'articles';

/** The page of the article with this slug. */
export function postPath(slug: string): `/${string}` {
  return `${blogPath}/${slug}`;
}
