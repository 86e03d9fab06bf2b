// @vitest-environment node
import { expect, it } from 'vitest';
import { readMarkdown } from './frontMatter.ts';

const read = (title: string) => readMarkdown(`---\nauthor: A Team\ntitle: ${title}\n---\n\nText\n`);

it.each<[written: string, value: unknown]>([
  ['C# tips', 'C# tips'],
  ['"IELTS #1 tips"', 'IELTS #1 tips'],
  ['yes', 'yes'],
  ['2025-01-31', '2025-01-31'],
  ['true', true],
  ['\n# a note\n  - a\n  - b\n# another', ['a', 'b']],
])('front matter is taken as it is written: %j', (written, value) => {
  const file = { fields: { author: 'A Team', title: value }, body: '\nText\n' };
  expect(read(written)).toMatchObject(file);
});

it.each([
  ['IELTS #1 tips', 'line 3: what follows # is left out as a note: put the text in quotes, or'],
  ['"quoted" # note', 'line 3: what follows # is left out'],
  ['One: two', "line 3: can't be read, because text with a colon or another sign of YAML needs quotes ("],
  ['&x text', 'line 3: &, * and ! are signs of YAML before a word: put the text in quotes'],
  ['**bold**', 'line 3: &, * and ! are signs of YAML'],
  ['!important text', 'line 3: &, * and ! are signs of YAML'],
])('front matter is refused by line where YAML would leave words out: %s', (written, fault) => {
  expect(() => read(written)).toThrow(fault);
});
