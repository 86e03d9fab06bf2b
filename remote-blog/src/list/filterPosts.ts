import type { PostSummary } from '../schema/post.ts';
import { allCategories, type ListQuery } from './listQuery.ts';

/** The filter's choices: All, then each category once, in the order of the posts. */
export function listCategories(posts: readonly Pick<PostSummary, 'category'>[]): string[] {
  return [allCategories, ...new Set(posts.map(({ category }) => category))];
}

/** The posts whose title or excerpt holds the search text, in any case, and whose category is the chosen one. */
export function filterPosts<P extends Pick<PostSummary, 'title' | 'excerpt' | 'category'>>(
  posts: readonly P[],
  { search, category }: Pick<ListQuery, 'search' | 'category'>,
): P[] {
  // Phone keyboards add a space after each word they complete; it should not empty the list.
  const wanted = search.trim().toLowerCase();
  return posts.filter(
    (post) =>
      (category === allCategories || post.category === category) &&
      (post.title.toLowerCase().includes(wanted) || post.excerpt.toLowerCase().includes(wanted)),
  );
}
