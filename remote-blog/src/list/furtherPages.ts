/** The links below an article: to other articles, and to the guides that its front matter names. */

import titles from 'virtual:post-titles';
import answerSheet from '@sayapatri/pictures/answer-sheet.svg';
import skylines from '@sayapatri/pictures/skylines/skylines.ts';
import { type RelatedGuide, relatedGuides } from '../content/relatedGuides.ts';
import { postPath } from '../paths.ts';
import { coverByName } from '../pictures/coverByName.ts';

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

/** The link to a guide, with its country's skyline or, for a test, an answer sheet. */
export function guidePage(guide: RelatedGuide): FurtherPage {
  const picture = skylines[guide] ?? { src: answerSheet, width: 400, height: 200 };
  return { ...relatedGuides[guide], picture };
}
