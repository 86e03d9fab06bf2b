/** What an article's front matter must hold, and what the build makes of an article. The browser imports the types alone. */
import { begun, choice, group, list, matching, text, wholeNumber } from '@sayapatri/facts/schema/fields';
import * as v from 'valibot';
import { allCategories } from '../list/listQuery.ts';

/** The values of the `image` field, which pictures/coverByName.ts has the drawings of. */
const coverNames = ['campus-path', 'growing-books', 'rooftop-kites'] as const;
export type CoverName = (typeof coverNames)[number];

const excerptLength = 'must have 50 to 160 characters';
const day = matching(/^\d{4}-\d{2}-\d{2}$/, 'must be a day that exists, written as YYYY-MM-DD');

export const postSchema = group({
  title: text,
  excerpt: v.pipe(
    text,
    v.minLength(50, excerptLength),
    v.maxLength(160, excerptLength),
    v.description('Stands on cards and in search results'),
  ),
  author: v.pipe(text, v.description('The team that signs the article')),
  date: v.pipe(
    day,
    v.check(exists, 'must be a day that exists, written as YYYY-MM-DD'),
    // An earlier year is a typing error, such as 0204.
    v.minValue('2000', 'must be in the year 2000 or later'),
    begun,
  ),
  category: v.pipe(text, v.notValue(allCategories, `must not be "${allCategories}"`)),
  tags: list(text),
  image: v.pipe(choice(coverNames), v.title('Cover')),
  imageAlt: v.pipe(text, v.description('What the cover shows, for those who can’t see it')),
  readTime: v.pipe(
    wholeNumber,
    v.minValue(1, 'must be at least 1 minute'),
    v.maxValue(120, 'must be at most 120 minutes'),
    v.description('Minutes'),
  ),
  views: v.optional(wholeNumber, 0),
  comments: v.optional(wholeNumber, 0),
});

function exists(date: string): boolean {
  const moment = new Date(`${date}T00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(date);
}

/** An article's checked front matter, which lists show. */
export interface PostSummary extends v.InferOutput<typeof postSchema> {
  /** The article's id: its file name without `.md`, and the last part of its address. */
  slug: string;
}

/** A heading of the body; `id` is its anchor in the rendered HTML. */
export interface PostHeading {
  id: string;
  text: string;
  level: 2 | 3;
}

/** A whole article: what `import article from '../content/posts/….md'` gives. */
export interface Article extends PostSummary {
  /** Rendered at build time from Markdown without raw HTML, so it may be inserted as it is. */
  html: string;
  headings: readonly PostHeading[];
}
