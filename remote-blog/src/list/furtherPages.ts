/** The links below an article: to other articles, and to the guides that its front matter names. */

import posts from '../content/postList.ts';
import { type RelatedGuide, relatedGuides } from '../content/relatedGuides.ts';
import { postPath } from '../paths.ts';

export interface FurtherPage {
  href: `/${string}`;
  label: string;
}

/** The two articles after this one, with the first articles following the last; fewer if there are no others. */
export function articlesAfter(slug: string): FurtherPage[] {
  const index = posts.findIndex((post) => post.slug === slug);
  return [...posts.slice(index + 1), ...posts.slice(0, Math.max(index, 0))]
    .slice(0, 2)
    .map((post) => ({ href: postPath(post.slug), label: post.title }));
}

export const guidePage = (guide: RelatedGuide): FurtherPage => relatedGuides[guide];
