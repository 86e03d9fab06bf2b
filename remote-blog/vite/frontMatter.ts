import matter from 'gray-matter';
import * as v from 'valibot';
import { type RelatedGuide, relatedGuides } from '../src/content/relatedGuides.ts';
import { allCategories } from '../src/list/categories.ts';
import { coverNames } from '../src/schema/coverNames.ts';
import type { PostSummary } from '../src/schema/post.ts';
import { postError } from './postError.ts';

/** The message for a faulty field: `is missing` if it is absent or blank, `otherwise` if it has the wrong type. */
const missingOr =
  (otherwise: string) =>
  ({ input }: { input: unknown }) =>
    input === undefined || input === null ? 'is missing' : otherwise;

const text = v.pipe(v.string(missingOr('must be text; put it in quotes')), v.trim(), v.nonEmpty('is empty'));
const wholeNumber = missingOr('must be a whole number');
const count = v.pipe(
  v.number(wholeNumber),
  v.safeInteger(wholeNumber),
  v.minValue(0, 'must not be negative'),
);
const guideNames = Object.keys(relatedGuides) as RelatedGuide[];
const excerptLength = 'must have 50 to 160 characters';

/** The fields of an article. A field that is not listed is refused, because it is usually misspelt. */
const frontMatterSchema = v.objectWithRest(
  {
    title: text,
    slug: v.pipe(
      text,
      v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'may hold only small letters, digits and single hyphens'),
    ),
    excerpt: v.pipe(text, v.minLength(50, excerptLength), v.maxLength(160, excerptLength)),
    author: text,
    date: v.pipe(text, v.check(isDay, 'must be a day that exists, written as YYYY-MM-DD')),
    category: v.pipe(text, v.notValue(allCategories, `must not be "${allCategories}"`)),
    tags: v.pipe(
      v.array(text, missingOr('must be a list such as [visa, essays]')),
      v.minLength(1, 'needs at least one tag'),
    ),
    image: v.picklist(coverNames, missingOr(`must be one of ${coverNames.join(', ')}`)),
    imageAlt: text,
    readTime: v.pipe(count, v.minValue(1, 'must be at least 1 minute')),
    guides: v.optional(v.array(v.picklist(guideNames, `must be a list of ${guideNames.join(', ')}`)), []),
    views: v.optional(count, 0),
    comments: v.optional(count, 0),
  },
  v.never('is not a field of an article'),
  'is missing',
);

/**
 * Splits an article into its checked front matter and its Markdown body.
 * Throws an Error naming `file` and every field that is missing, misspelt or wrong.
 */
export function readFrontMatter(file: string, source: string): { meta: PostSummary; body: string } {
  // Only plain `---`: gray-matter would evaluate the code in a block that opens with `---js`.
  if (!/^---[ \t]*\r?\n/.test(source))
    throw postError(file, 'front matter', 'is missing; the first line must be ---');
  const { data, content } = parseYaml(file, source);
  const { success, output, issues } = v.safeParse(frontMatterSchema, data);
  if (!success) {
    const faults = issues.map((issue) =>
      postError(file, v.getDotPath(issue) ?? 'front matter', issue.message),
    );
    throw new Error(faults.map(({ message }) => message).join('\n'));
  }
  return { meta: output, body: content };
}

function isDay(date: string): boolean {
  const moment = new Date(`${date}T00:00Z`);
  return (
    /^\d{4}-/.test(date) && !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(`${date}T`)
  );
}

function parseYaml(file: string, source: string): { data: unknown; content: string } {
  try {
    // Any options object makes gray-matter skip its cache, which would lose earlier errors.
    const { data, content, matter: yaml } = matter(source, { language: 'yaml' });
    return { data: withDateAsWritten(data, yaml), content };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw postError(file, 'front matter', `cannot be read: ${reason}`);
  }
}

/** The data with the date as it is written, because YAML turns 30 February into 1 March. */
function withDateAsWritten(data: Record<string, unknown>, yaml: string): Record<string, unknown> {
  if (!(data.date instanceof Date)) return data;
  const written = /^date:[ \t]*([^#\r\n]*)/m.exec(yaml)?.[1]?.trim();
  return { ...data, date: written ?? data.date.toISOString() };
}
