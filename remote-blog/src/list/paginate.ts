/** Posts on one page of the list. */
const pageSize = 6;

interface ListPage<P> {
  /** Empty when `page` lies past the last one. */
  posts: P[];
  /** The requested page number, from 1. */
  page: number;
  /** 0 when there are no posts. Page buttons are shown from 2 on. */
  pageCount: number;
  /** Where Previous and Next lead, between 1 and the last page; undefined where the button is disabled. */
  previous: number | undefined;
  next: number | undefined;
}

/**
 * One page of the posts. A page past the last is not corrected: search and category keep the page number, so a visitor
 * may get there, sees an empty page, and goes back through `previous`.
 */
export function paginate<P>(posts: readonly P[], page: number): ListPage<P> {
  const pageCount = Math.ceil(posts.length / pageSize);
  return {
    posts: posts.slice((page - 1) * pageSize, page * pageSize),
    page,
    pageCount,
    previous: page > 1 ? Math.max(1, Math.min(page - 1, pageCount)) : undefined,
    next: page < pageCount ? page + 1 : undefined,
  };
}
