import type * as v from 'valibot';
import type { postSchema } from './postSchema.ts';

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
