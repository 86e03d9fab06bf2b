// @vitest-environment node
/** What SPEC.md fixes of the articles. Everything else is the consultancy's to change. */
import { testFiles } from '@sayapatri/testing/content';
import { expect, test } from 'vitest';
import { postPath } from '../paths.ts';
import collections from '../schema/collections.ts';
import posts from './postList.ts';

testFiles(import.meta.dirname, collections);

test.each([
  ['/blogs/mastering-university-admissions', 'University Admissions', 5, 271],
  ['/blogs/securing-your-future', 'Scholarships', 6, 257],
  ['/blogs/unlocking-opportunities', 'Academic Advice', 7, 255],
])(
  '%s is about %s, takes %i minutes, and has %i views and no comments',
  (path, category, readTime, views) => {
    const post = posts.find(({ slug }) => postPath(slug) === path);
    expect(post).toMatchObject({ category, readTime, views, comments: 0 });
  },
);
