import matter from 'gray-matter';
import { z } from 'zod';
import type { PostSummary } from '../src/content/post.ts';
import { coverNames } from '../src/covers/coverNames.ts';
import { allCategories } from '../src/list/categories.ts';
import { postError } from './postError.ts';

/** Says `is missing` for a field that is absent or left blank, and `otherwise` for one of the wrong kind. */
const missingOr = (otherwise: string) => ({
  error: ({ input }: { input?: unknown }) =>
    input === undefined || input === null ? 'is missing' : otherwise,
});

const text = z.string(missingOr('must be text; put it in quotes')).trim().min(1, 'is empty');
const count = z.int(missingOr('must be a whole number')).min(0, 'must not be negative');

/** The fields of an article. A field that is not listed is refused, because it is mostly a misspelt one. */
const frontMatterSchema = z.strictObject({
  title: text,
  slug: text.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'may hold only small letters, digits and single hyphens'),
  excerpt: text.min(50, 'must have 50 to 160 characters').max(160, 'must have 50 to 160 characters'),
  author: text,
  date: text.pipe(z.iso.date('must be a day that exists, written as YYYY-MM-DD')),
  category: text.refine((name) => name !== allCategories, `must not be "${allCategories}"`),
  tags: z.array(text, missingOr('must be a list such as [visa, essays]')).min(1, 'needs at least one tag'),
  image: z.enum(coverNames, missingOr(`must be one of ${coverNames.join(', ')}`)),
  imageAlt: text,
  readTime: count.min(1, 'must be at least 1 minute'),
  views: count.default(0),
  comments: count.default(0),
});

/**
 * Splits an article into its checked front matter and its Markdown body.
 * Throws an Error naming `file` and every field that is missing, misspelt or wrong.
 */
export function readFrontMatter(file: string, source: string): { meta: PostSummary; body: string } {
  // Only plain `---`: gray-matter would evaluate the code in a block that opens with `---js`.
  if (!/^---[ \t]*\r?\n/.test(source))
    throw postError(file, 'front matter', 'is missing; the first line must be ---');
  const { data, content } = parseYaml(file, source);
  const checked = frontMatterSchema.safeParse(data);
  if (!checked.success) throw describeIssues(file, checked.error);
  return { meta: checked.data, body: content };
}

function parseYaml(file: string, source: string): { data: unknown; content: string } {
  try {
    // Any options object keeps gray-matter from answering out of its cache, which forgets earlier errors.
    const { data, content, matter: yaml } = matter(source, { language: 'yaml' });
    return { data: withDateAsWritten(data, yaml), content };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw postError(file, 'front matter', `cannot be read: ${reason}`);
  }
}

/** YAML turns 30 February into 1 March; the date is therefore judged as the writer wrote it. */
function withDateAsWritten(data: Record<string, unknown>, yaml: string): Record<string, unknown> {
  if (!(data.date instanceof Date)) return data;
  const written = /^date:[ \t]*([^#\r\n]*)/m.exec(yaml)?.[1]?.trim();
  return { ...data, date: written ?? data.date.toISOString() };
}

function describeIssues(file: string, error: z.ZodError): Error {
  const lines = error.issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => postError(file, key, 'is not a field of an article').message)
      : [postError(file, issue.path.join('.') || 'front matter', issue.message).message],
  );
  return new Error(lines.join('\n'));
}
