import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { text } from '@sayapatri/facts/schema/fields';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { contentPackages } from './collections.ts';
import { decapConfig } from './decapConfig.ts';
import { type Field, fieldsOf } from './formField.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const config = await decapConfig(root, await contentPackages(root), { name: 'github', repo: 'owner/name' });

const fileNamed = (file: string) =>
  config.collections.flatMap((one) => ('files' in one ? one.files : [])).find((one) => one.file === file);

test('every package has its files and folders, and a saved change is a pull request', () => {
  expect(config).toMatchObject({ backend: { name: 'github' }, publish_mode: 'editorial_workflow' });
  expect(config.collections.map(({ label }) => label)).toEqual(
    expect.arrayContaining(['Pages and prices', 'Staff', 'Testimonials', 'The consultancy', 'Posts']),
  );
  expect(fileNamed('shell/src/content/services/visa.json')?.label).toBe('Services: Visa');
});

test('a fact’s form has the fields of all kinds of facts, and sources are those of the file', () => {
  const [sources, facts] = fileNamed('shared/facts/src/scores/facts.json')?.fields ?? [];
  expect(sources?.fields).toHaveLength(2);
  expect(facts?.fields).toContainEqual(expect.objectContaining({ name: 'meaning', required: true }));
  expect(facts?.fields).toContainEqual(expect.objectContaining({ name: 'low', required: false }));
});

const place = v.strictObject({ town: text });
test.each<[string, v.GenericSchema, object]>([
  [
    'a text, with the schema’s sentence',
    v.pipe(text, v.maxLength(9, 'is too long')),
    { widget: 'string', pattern: ['^(?=[^]*?(?:^[^]{0,9}$))', 'is too long'] },
  ],
  ['a text that may be missing', v.exactOptional(text), { widget: 'string', required: false }],
  [
    'a group that may be missing',
    v.exactOptional(place),
    { widget: 'object', required: false, fields: [{ name: 'town', required: false }] },
  ],
  ['a list that may be empty', v.array(text), { required: false, default: [] }],
  [
    'a list of several kinds',
    v.array(v.variant('kind', [v.strictObject({ kind: v.literal('at'), ...place.entries })])),
    { widget: 'list', typeKey: 'kind', types: [{ name: 'at', fields: [{ name: 'town' }] }] },
  ],
])('%s is an input', (_, schema, field) => {
  expect(fieldsOf(v.strictObject({ value: schema }))).toMatchObject([{ name: 'value', ...field }]);
});

test('fixed words have a form, whether they are texts, lists or groups', () => {
  const fields = fileNamed('shell/src/content/labels/frame.json')?.fields ?? [];
  expect(fields).toContainEqual(expect.objectContaining({ name: 'skipLink', widget: 'string' }));
  const menus = fields.find(({ name }) => name === 'menus');
  expect(menus).toMatchObject({ widget: 'object', fields: [{ name: 'studyAbroad', widget: 'object' }, {}] });
});

test('a value that Decap has no form for is left as it is', () => {
  expect(fieldsOf(v.strictObject({ value: v.array(v.tuple([v.number(), v.number()])) }))).toEqual([]);
});

/** What Decap says of the values before it saves them: nothing where each required one is there and fits its pattern. */
function refusals(values: Record<string, unknown>, fields: readonly Field[]): string[] {
  return fields.flatMap(({ name, required, pattern, fields: inside, types, typeKey }) => {
    const value = values[name];
    if (value === undefined || value === '' || (Array.isArray(value) && value.length === 0))
      return required ? [`${name} is missing`] : [];
    const [rule = ''] = (pattern ?? []) as string[];
    if (typeof value === 'string') return new RegExp(rule).test(value) ? [] : [`${name}: ${value}`];
    const entries = (Array.isArray(value) ? value : [value]) as Record<string, unknown>[];
    return entries.flatMap((entry) => {
      const kind = (types as Field[] | undefined)?.find((one) => one.name === entry[String(typeKey)]);
      return refusals(entry, (kind?.fields ?? inside ?? []) as Field[]);
    });
  });
}

test('no form refuses what its file holds already', async () => {
  for (const collection of config.collections)
    for (const { file, fields } of 'files' in collection ? collection.files : [])
      expect(refusals(JSON.parse(await readFile(path.join(root, file), 'utf8')), fields), file).toEqual([]);
});
