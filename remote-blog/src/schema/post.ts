import type { RelatedGuide } from '../content/relatedGuides.ts';
import type { CoverName } from './coverNames.ts';

/** An article's checked front matter, which lists show. */
export interface PostSummary {
  /** The article's id: its file name without `.md`, and the last part of its address. */
  slug: string;
  title: string;
  /** 50 to 160 characters, so that it also serves as the page's meta description. */
  excerpt: string;
  author: string;
  /** Day of publication in Nepal, as `YYYY-MM-DD`. */
  date: string;
  category: string;
  tags: readonly string[];
  /** The drawn cover above the article. */
  image: CoverName;
  imageAlt: string;
  /** Minutes. */
  readTime: number;
  /** Guides of this site that go further, in the order of their links. */
  guides: readonly RelatedGuide[];
  views: number;
  comments: number;
}

/** A heading of the body; `id` is its anchor in the rendered HTML. */
export interface PostHeading {
  id: string;
  text: string;
  level: 2 | 3;
}

/** A whole article, as the build reads it. */
export interface Post extends PostSummary {
  /** Rendered at build time from Markdown without raw HTML, so it may be inserted as it is. */
  html: string;
  headings: readonly PostHeading[];
}

/** An article as `import article from '../content/posts/….md'` gives it; its text is loaded on demand. */
export interface Article extends Omit<Post, 'html'> {
  /** Resolves to the rendered body. */
  loadHtml: () => Promise<string>;
}
