/** What a reader may open after an article: other articles, and the guides that it names. */

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

/** The two articles that follow one in the list, which begins anew at its end; fewer if there are no others. */
export function articlesAfter(slug: string): FurtherPage[] {
  const index = titles.findIndex((post) => post.slug === slug);
  return [...titles.slice(index + 1), ...titles.slice(0, Math.max(index, 0))].slice(0, 2).map((post) => ({
    href: postPath(post.slug),
    label: post.title,
    picture: { src: coverByName[post.image], width: 640, height: 360 },
  }));
}

/** A guide, with its country's skyline or a class for a test. */
export function guidePage(guide: RelatedGuide): FurtherPage {
  const picture = skylines[guide] ?? (guide === 'sat' ? services.academic : services.language);
  return { ...relatedGuides[guide], picture };
}
