/** Turns an article's Markdown file into the article, or fails with the name of the file and field to correct. */
import { basename } from 'node:path';
import { fileFaults } from '@sayapatri/facts/schema/faults';
import { readMarkdown } from '@sayapatri/facts/schema/frontMatter';
import * as v from 'valibot';
import { type Article, type PostSummary, postSchema } from '../src/schema/post.ts';
import { renderBody } from './articleBody.ts';

/**
 * Parses one article. `file` is its file name, e.g. `my-article.md`.
 * Throws an Error naming the file and each field of its front matter that is refused, or what is refused in its body.
 */
export function parsePost(file: string, source: string): Article {
  const faults = fileFaults(file, source, postSchema);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  const { fields, body, bodyLine } = readMarkdown(source);
  return { slug: basename(file, '.md'), ...v.parse(postSchema, fields), ...renderBody(file, body, bodyLine) };
}

/** The part of an article that lists need. */
export function summaryOf({ html: _html, headings: _headings, ...summary }: Article): PostSummary {
  return summary;
}
