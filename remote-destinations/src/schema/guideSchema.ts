/** Checks the guides' data files during the build. It runs only in Node; nothing in the browser imports it. */
import * as v from 'valibot';
import { countryCode, matching, stated, strict, text } from './fieldSchemas.ts';
import type { Guide, GuideEntry } from './guide.ts';
import { sectionSchema } from './sectionSchemas.ts';

const slug = matching(/^study-in-[a-z]+(-[a-z]+)*$/, 'is not a slug like study-in-japan');

const guideSchema: v.GenericSchema<unknown, Guide> = strict({
  slug,
  country: text,
  code: countryCode,
  title: text,
  blurb: text,
  heroFacts: v.pipe(v.array(strict({ label: text, value: stated })), v.length(3, 'are not three')),
  skyline: v.exactOptional(text),
  sections: v.pipe(v.array(sectionSchema), v.minLength(1, 'is empty')),
});

const entrySchema = v.object({
  slug,
  label: text,
  title: text,
  description: v.pipe(
    text,
    v.minLength(50, 'is under 50 characters'),
    v.maxLength(160, 'is over 160 characters'),
  ),
  data: matching(/^\.\/content\/guides\/[a-z-]+\.ts$/, 'is not a data file under ./content/guides'),
});

/**
 * Checks every data file and the table that lists them.
 * @param guides the data files' default exports by path from `src/`, e.g. `./content/guides/japan.ts`
 * @param table the table's lines, with which the data files must agree
 * @returns the guides in the table's order
 * @throws Error with one line a fault, each naming file and field
 */
export function checkGuides(
  guides: Readonly<Record<string, unknown>>,
  table: readonly GuideEntry[],
): Guide[] {
  const faults = [...checkTable(table)];
  const checked = table.map((entry) => {
    const { success, output, issues } = v.safeParse(guideSchema, guides[entry.data]);
    if (!(entry.data in guides)) faults.push(`content/guides.ts: ${entry.data} is not there`);
    else if (!success) faults.push(...readIssues(entry.data, issues));
    else faults.push(...checkAgainstEntry(output, entry));
    return success ? [output] : [];
  });
  faults.push(...checkSlugs(guides));
  const listed = new Set<string>(table.map(({ data }) => data));
  for (const file of Object.keys(guides)) {
    if (!listed.has(file)) faults.push(`${file}: slug has no line in content/guides.ts`);
  }
  if (faults.length > 0) throw new Error(`The guides' data is not complete:\n${faults.join('\n')}`);
  return checked.flat();
}

function* checkTable(table: readonly GuideEntry[]): Generator<string> {
  for (const [index, entry] of table.entries()) {
    const { issues = [] } = v.safeParse(entrySchema, entry);
    yield* readIssues(`content/guides.ts: line ${index + 1}`, issues);
  }
  for (const field of ['slug', 'label', 'data'] as const) {
    for (const twice of findRepeated(table.map((entry) => entry[field]))) {
      yield `content/guides.ts: ${field} "${twice}" is used twice`;
    }
  }
}

function* checkAgainstEntry(guide: Guide, entry: GuideEntry): Generator<string> {
  if (guide.slug !== entry.slug)
    yield `${entry.data}: slug "${guide.slug}" is not its line’s "${entry.slug}"`;
  if (guide.country !== entry.label) {
    yield `${entry.data}: country "${guide.country}" is not its line’s "${entry.label}"`;
  }
  for (const id of findRepeated(guide.sections.map((section) => section.id))) {
    yield `${entry.data}: sections id "${id}" is used twice`;
  }
}

function* checkSlugs(guides: Readonly<Record<string, unknown>>): Generator<string> {
  const fileOfSlug = new Map<unknown, string>();
  for (const [file, guide] of Object.entries(guides)) {
    const { slug: value } = (guide ?? {}) as { slug?: unknown };
    const first = fileOfSlug.get(value);
    if (first !== undefined && value !== undefined) {
      yield `${file}: slug "${value}" is used twice, first in ${first}`;
    }
    fileOfSlug.set(value, first ?? file);
  }
}

function readIssues(file: string, issues: readonly v.BaseIssue<unknown>[]): string[] {
  return issues.map((issue) => `${file}: ${v.getDotPath(issue) ?? 'default export'} ${issue.message}`);
}

function findRepeated(values: readonly string[]): Set<string> {
  return new Set(values.filter((value, index) => values.indexOf(value) !== index));
}
