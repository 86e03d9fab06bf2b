import path from 'node:path';
import { text } from '@sayapatri/facts/schema/fields';
import * as v from 'valibot';
import { beforeAll, expect, test } from 'vitest';
import { contentPackages } from './collections.ts';
import { decapConfig } from './decapConfig.ts';
import { fieldsOf } from './formField.ts';

const root = path.resolve(import.meta.dirname, '../..');

let config: Awaited<ReturnType<typeof decapConfig>>;
beforeAll(async () => {
  config = await decapConfig(root, await contentPackages(root), { name: 'github', repo: 'owner/name' });
});

const fileNamed = (file: string) =>
  config.collections.flatMap((one) => ('files' in one ? one.files : [])).find((one) => one.file === file);

test('every package has its files and folders, and a saved change is a pull request', () => {
  expect(config).toMatchObject({ backend: { name: 'github' }, publish_mode: 'editorial_workflow' });
  expect(config.collections.map(({ label }) => label)).toEqual(
    expect.arrayContaining(['Pages and prices', 'Staff', 'Testimonials', 'The consultancy', 'Posts']),
  );
  expect(fileNamed('shell/src/content/services/visa.json')?.label).toBe('Services: Visa');
  expect(fileNamed('remote-destinations/src/content/guides/japan/guide.json')).toBeDefined();
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
    {
      widget: 'string',
      pattern: ['^(?=^[^]{0,9}$)', 'is too long'],
    },
  ],
  ['a text that may be missing', v.exactOptional(text), { widget: 'string', required: false }],
  [
    'a title and a hint',
    v.pipe(text, v.title('Fee'), v.description('In rupees')),
    { label: 'Fee', hint: 'In rupees' },
  ],
  ['a choice', v.picklist(['a', 'b']), { widget: 'select', options: ['a', 'b'] }],
  ['a mark', v.exactOptional(v.literal(true)), { widget: 'boolean', required: false }],
  [
    'a group that may be missing',
    v.exactOptional(place),
    { widget: 'object', required: false, fields: [{ name: 'town', required: false }] },
  ],
  ['a list of groups', v.array(place), { widget: 'list', fields: [{ name: 'town', required: true }] }],
  ['a list of texts', v.array(text), { widget: 'list', field: { widget: 'string', label: 'Entry' } }],
  [
    'a list of several kinds',
    v.array(v.variant('kind', [v.strictObject({ kind: v.literal('at'), ...place.entries })])),
    { widget: 'list', typeKey: 'kind', types: [{ name: 'at', fields: [{ name: 'town' }] }] },
  ],
])('%s is an input', (_, schema, field) => {
  expect(fieldsOf(v.strictObject({ value: schema }))).toMatchObject([{ name: 'value', ...field }]);
});

test('a value that Decap has no form for is left as it is', () => {
  expect(fieldsOf(v.strictObject({ value: v.array(v.tuple([v.number(), v.number()])) }))).toEqual([]);
});
