import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '../paths.ts';
import { pageRules } from '../trial/rules/rules.ts';
import { buildRules } from './buildRules.ts';
import { htmlRules } from './htmlRules.ts';
import type { Rule } from './rule.ts';
import { siteRules } from './siteRules.ts';

/** The lists of docs/shipping.md, by their headings. */
const lists: Record<string, readonly Rule[]> = {
  'What a release says, and its files': buildRules,
  'What the live releases are together': siteRules,
  'The HTML of its pages': htmlRules,
  'Its pages in a browser': pageRules,
};

const lineOf = ({ name, reason, unless }: Rule) =>
  `- **${name}**${unless ? `, unless \`${unless}\` is given` : ''}. ${reason}`;

it.each(Object.entries(lists))(
  'docs/shipping.md lists the rules of “%s”, no more and no fewer',
  (heading, rules) => {
    const text = readFileSync(path.join(projectRoot, 'docs/shipping.md'), 'utf8');
    const section = text.split(`#### ${heading}\n`)[1]?.split(/^#/m)[0] ?? '';
    expect(section.trim().split('\n')).toEqual(rules.map(lineOf));
  },
);

it('each rule has a name of its own, and its reason is a sentence', () => {
  const rules = Object.values(lists).flat();
  expect(new Set(rules.map(({ name }) => name)).size).toBe(rules.length);
  for (const { reason } of rules) expect(reason).toMatch(/^[A-Z].*\.$/);
});
