// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { readMarkdown } from './frontMatter.ts';

const read = (title: string) => readMarkdown(`---\nauthor: A Team\ntitle: ${title}\n---\n\nText\n`);

describe('front matter', () => {
  it.each<[written: string, value: unknown]>([
    ['C# tips', 'C# tips'],
    ['"IELTS #1 tips"', 'IELTS #1 tips'],
    ["'One: two'", 'One: two'],
    ['"yes"', 'yes'],
    ["it's", "it's"],
    ['2025-01-31', '2025-01-31'],
    ['true', true],
    ['5', 5],
    ['-1.5', -1.5],
    ['', null],
    ['\n# a note\n  - a\n  - b', ['a', 'b']],
    ['|\n  Text # 1', 'Text # 1\n'],
  ])('is taken as it is written: %j', (written, value) => {
    expect(read(written)).toMatchObject({ fields: { author: 'A Team', title: value } });
  });

  it('knows the line on which the text begins', () => {
    expect(read('A')).toMatchObject({ body: '\nText\n', bodyLine: 5 });
  });

  it.each([
    ['IELTS #1 tips', 'what follows # is left out as a note: write title: "IELTS #1 tips"'],
    ['#1 tips', 'what follows # is left out as a note: write title: "#1 tips"'],
    ['2024-02-29 # leap day', 'what follows # is left out as a note: '],
    ['"quoted" # note', 'what follows # is left out as a note: put the text in quotes, or begin a line with'],
    ['One: two', /^can't be read, because text with a colon .*: write title: "One: two"$/],
    ['@home', /^can't be read, .*: write title: "@home"$/],
    ['"a" b', /^can't be read, .*: put the text in quotes$/],
    ['yes', 'YAML reads yes as true: write "yes"'],
    ['NO', 'YAML reads NO as false: write "NO"'],
    ['on', 'YAML reads on as true: write "on"'],
    ['True', 'YAML reads True as true: write "True"'],
    ['null', 'YAML reads null as null: write "null"'],
    ['~', 'YAML reads ~ as null: write "~"'],
    ['007', 'YAML reads 007 as 7: write 7 for a number, or "007"'],
    ['010', 'YAML reads 010 as 10: write 10 for a number, or "010"'],
    ['0o17', 'YAML reads 0o17 as 15: write 15 for a number, or "0o17"'],
    ['0x1f', 'YAML reads 0x1f as 31: write 31 for a number, or "0x1f"'],
    ['1_000', 'YAML reads 1_000 as 1000: '],
    ['1e3', 'YAML reads 1e3 as 1000: '],
    ['5.0', 'YAML reads 5.0 as 5: '],
    ['12:30', 'YAML reads 12:30 as 750: '],
    ['2025-1-5', 'YAML reads 2025-1-5 as a time: write "2025-1-5"'],
    ['2024-05-06T10:00:00Z', 'YAML reads 2024-05-06T10:00:00Z as a time: '],
    ['[reading, no]', 'YAML reads no as false: write "no"'],
    ['&x text', '&, * and ! are signs of YAML before a word: write title: "&x text"'],
    ['**bold**', '&, * and ! are signs of YAML before a word: write title: "**bold**"'],
    ['!important text', '&, * and ! are signs of YAML before a word: write title: "!important text"'],
  ])('is refused by line where YAML would change it: %s', (written, fault) => {
    const words =
      typeof fault === 'string' ? `line 3: ${fault}` : new RegExp(fault.source.replace('^', '^line 3: '));
    expect(() => read(written)).toThrow(words);
  });
});
