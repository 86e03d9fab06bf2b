import type { Collections } from '@sayapatri/facts/schema/faults';
import { group, heading, matching, slug, text } from '@sayapatri/facts/schema/fields';
import * as v from 'valibot';
import { postSchema } from './post.ts';

const moved = group({
  article: v.pipe(slug, v.description('The end of its address, such as securing-your-future')),
  to: v.pipe(
    matching(/^\/[a-z0-9/-]*$/, 'must be the address of a page of this site, such as /blogs'),
    v.description('The page that takes its place, such as /blogs'),
  ),
});

/** The content that the consultancy owns, file by file, with the schema that each build checks it by. */
export default {
  'articleTexts.json': group({ contact: heading }),
  'listTexts.json': group({ hero: group({ title: text, blurb: text }) }),
  'moved.json': group({ articles: v.array(moved) }),
  'posts/*.md': postSchema,
} satisfies Collections;
