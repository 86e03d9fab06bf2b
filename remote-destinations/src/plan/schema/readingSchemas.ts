/** The schemas of the pages to read. */
import { group, list, website } from '@sayapatri/facts/schema/fields';
import * as v from 'valibot';
import { anchor, sitePath, text } from '../../guides/schema/fieldSchemas.ts';

const part = group({
  id: anchor,
  title: text,
  intro: text,
  quiet: v.exactOptional(
    v.pipe(v.literal(true), v.description('Its title and answer (the intro) open the rest')),
  ),
  practice: v.exactOptional(
    v.pipe(text, v.description('Says that what follows is the office’s own practice, and in which way')),
  ),
  points: v.exactOptional(list(group({ title: text, text }))),
  table: v.exactOptional(
    group({
      caption: text,
      columns: list(text),
      rows: v.pipe(v.array(list(text)), v.description('None where they are calculated')),
    }),
  ),
  list: v.exactOptional(list(text)),
  note: v.exactOptional(text),
  facts: v.exactOptional(v.pipe(list(text), v.description('The IDs of the figures behind it'))),
  links: v.exactOptional(list(group({ label: text, href: v.union([sitePath, website]) }))),
});
export type WrittenPart = v.InferOutput<typeof part>;
export const readingParts = list(part);

/** A page to read: its sentences and its parts. */
export const readingPage = group({
  title: text,
  answer: text,
  below: text,
  changing: text,
  ask: group({ label: text, question: text }),
  parts: readingParts,
});
export type ReadingTexts = v.InferOutput<typeof readingPage>;
