/** Turns a folder of Markdown files into articles, or fails with the name of the file and field to correct. */
import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { faultsOf } from '@sayapatri/facts/schema/faults';
import { type MarkdownFile, readMarkdown } from '@sayapatri/facts/schema/frontMatter';
import * as v from 'valibot';
import type { Article, PostSummary } from '../src/schema/post.ts';
import { postSchema } from '../src/schema/postSchema.ts';
import { renderBody } from './articleBody.ts';

export { buildFeed } from './feed.ts';

/**
 * Parses one article. `file` is its file name, e.g. `my-article.md`.
 * Throws an Error naming the file and each field of its front matter that is refused, or what is refused in its body.
 */
export function parsePost(file: string, source: string): Article {
  const { fields, body, bodyLine } = splitPost(file, source);
  const faults = faultsOf(file, fields, postSchema);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return { slug: basename(file, '.md'), ...v.parse(postSchema, fields), ...renderBody(file, body, bodyLine) };
}

function splitPost(file: string, source: string): MarkdownFile {
  try {
    return readMarkdown(source);
  } catch (error) {
    const faults = (error as Error).message.split('\n');
    throw new Error(faults.map((fault) => `${file}: ${fault}`).join('\n'));
  }
}

/**
 * Reads every `.md` file of a folder and returns the articles, the newest first and those of one day by slug.
 * Throws an Error with the messages of all articles that `parsePost` refuses, a line for each fault.
 */
export async function readPosts(folder: string): Promise<Article[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.md')).sort();
  const parsed = await Promise.allSettled(
    files.map(async (file) => parsePost(file, await readFile(join(folder, file), 'utf8'))),
  );
  const faults = parsed.flatMap((one) => (one.status === 'rejected' ? [(one.reason as Error).message] : []));
  if (faults.length > 0) throw new Error(faults.join('\n'));
  const posts = parsed.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  // The sort is stable, so articles of one day stay in the order of their file names.
  return posts.sort((a, b) => b.date.localeCompare(a.date));
}

/** The part of an article that lists need. */
export function summaryOf({ html: _html, headings: _headings, ...summary }: Article): PostSummary {
  return summary;
}
