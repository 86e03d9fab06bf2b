import type { PostSummary } from '../schema/post.ts';

/** The filter's choice that matches every category. */
export const allCategories = 'All';

/** The filter's choices: All, then each category once, in the order of the posts. */
export function listCategories(posts: readonly Pick<PostSummary, 'category'>[]): string[] {
  return [allCategories, ...new Set(posts.map(({ category }) => category))];
}
