import type { Collections } from '@sayapatri/content/faults';
import { group, heading, text } from '@sayapatri/content/fields';
import { postSchema } from './postSchema.ts';

/** The content that the consultancy owns, file by file, with the schema that each build checks it by. */
export default {
  'articleTexts.json': group({ contact: heading }),
  'listTexts.json': group({ hero: group({ eyebrow: text, title: text, blurb: text }) }),
  'posts/*.md': postSchema,
} satisfies Collections;
