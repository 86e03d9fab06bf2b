/** Turns a folder of Markdown files into articles, or fails with the name of the file and field to correct. */
import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Post, PostSummary } from '../src/schema/post.ts';
import { renderBody } from './articleBody.ts';
import { readFrontMatter } from './frontMatter.ts';
import { postError } from './postError.ts';

/** The last result for each file, because a build asks for every article several times. */
const parsed = new Map<string, { source: string; post: Post }>();

/**
 * Parses one article. `file` is its file name, e.g. `my-article.md`.
 * Throws an Error naming the file and the field if its front matter or body is refused.
 */
export function parsePost(file: string, source: string): Post {
  const last = parsed.get(file);
  if (last?.source === source) return last.post;
  const { meta, body } = readFrontMatter(file, source.replace(/^\uFEFF/, ''));
  const post = { ...meta, ...renderBody(file, body) };
  parsed.set(file, { source, post });
  return post;
}

/**
 * Reads every `.md` file of a folder and returns the articles, newest first; of one day, by slug.
 * Throws as `parsePost` does, and for a slug that is used twice or is not the file's name.
 */
export async function readPosts(folder: string): Promise<Post[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.md')).sort();
  const posts = await Promise.all(
    files.map(async (file) => ({ file, post: parsePost(file, await readFile(join(folder, file), 'utf8')) })),
  );
  checkSlugs(posts);
  return posts.map(({ post }) => post).sort(byDateThenSlug);
}

/** The part of an article that lists need. */
export function summaryOf({ html: _html, headings: _headings, ...summary }: Post): PostSummary {
  return summary;
}

function checkSlugs(posts: readonly { file: string; post: Post }[]): void {
  // Duplicates first: of two files with one slug, the message below would name only one, without the cause.
  const owners = new Map<string, string>();
  for (const { file, post } of posts) {
    const owner = owners.get(post.slug);
    if (owner !== undefined) throw postError(file, 'slug', `"${post.slug}" is already used by ${owner}`);
    owners.set(post.slug, file);
  }
  for (const { file, post } of posts) {
    const expected = basename(file, '.md');
    if (post.slug !== expected)
      throw postError(file, 'slug', `is "${post.slug}", but must be the file's name, "${expected}"`);
  }
}

function byDateThenSlug(a: Post, b: Post): number {
  return compare(b.date, a.date) || compare(a.slug, b.slug);
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
