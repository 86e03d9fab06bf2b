/** The schemas of the pages to read. */
import * as v from 'valibot';
import { anchor, filledList, sitePath, strict, text, website } from '../../guides/schema/fieldSchemas.ts';

const part = strict({
  id: anchor,
  title: text,
  intro: text,
  quiet: v.exactOptional(
    v.pipe(v.literal(true), v.description('Its title and answer (the intro) open the rest')),
  ),
  practice: v.exactOptional(
    v.pipe(text, v.description('Says that what follows is the office’s own practice, and in which way')),
  ),
  points: v.exactOptional(filledList(strict({ title: text, text }))),
  table: v.exactOptional(
    strict({
      caption: text,
      columns: filledList(text),
      rows: v.pipe(v.array(filledList(text)), v.description('None where they are calculated')),
    }),
  ),
  list: v.exactOptional(filledList(text)),
  note: v.exactOptional(text),
  facts: v.exactOptional(v.pipe(filledList(text), v.description('The IDs of the figures behind it'))),
  links: v.exactOptional(filledList(strict({ label: text, href: v.union([sitePath, website]) }))),
});
export type WrittenPart = v.InferOutput<typeof part>;
export const readingParts = filledList(part);

/** A page to read: its sentences and its parts. */
export const readingPage = strict({
  title: text,
  answer: text,
  below: text,
  changing: text,
  ask: strict({ label: text, question: text }),
  parts: readingParts,
});
export type ReadingTexts = v.InferOutput<typeof readingPage>;
