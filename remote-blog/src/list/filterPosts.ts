import type { PostSummary } from '../schema/post.ts';
import { allCategories } from './categories.ts';

export interface PostFilter {
  search: string;
  /** A category's exact name, or All. */
  category: string;
}

/** The posts whose title or excerpt holds the search text, in any case, and whose category is the chosen one. */
export function filterPosts<P extends Pick<PostSummary, 'title' | 'excerpt' | 'category'>>(
  posts: readonly P[],
  { search, category }: PostFilter,
): P[] {
  // Phone keyboards add a space after each word they complete; it should not empty the list.
  const wanted = search.trim().toLowerCase();
  return posts.filter(
    (post) =>
      (category === allCategories || post.category === category) &&
      (post.title.toLowerCase().includes(wanted) || post.excerpt.toLowerCase().includes(wanted)),
  );
}
