/** The links below an article: to other articles, and to the guides that its front matter names. */

import titles from 'virtual:post-titles';
import services from '@sayapatri/drawings/services/services.tsx?pictures';
import skylines from '@sayapatri/drawings/skylines/skylines.tsx?pictures';
import { type RelatedGuide, relatedGuides } from '../content/relatedGuides.ts';
import { coverByName } from '../drawings/coverByName.ts';
import { postPath } from '../paths.ts';

export interface FurtherPage {
  href: `/${string}`;
  label: string;
  picture: { src: string; width: number; height: number } | undefined;
}

/** The two articles after this one, with the first articles following the last; fewer if there are no others. */
export function articlesAfter(slug: string): FurtherPage[] {
  const index = titles.findIndex((post) => post.slug === slug);
  return [...titles.slice(index + 1), ...titles.slice(0, Math.max(index, 0))].slice(0, 2).map((post) => ({
    href: postPath(post.slug),
    label: post.title,
    picture: { src: coverByName[post.image], width: 640, height: 360 },
  }));
}

/** The link to a guide, with its country's skyline or, for a test, the picture of a class. */
export function guidePage(guide: RelatedGuide): FurtherPage {
  const picture = skylines[guide] ?? (guide === 'sat' ? services.academic : services.language);
  return { ...relatedGuides[guide], picture };
}
