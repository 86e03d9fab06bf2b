// @vitest-environment node
import { folderWith } from '@sayapatri/testing/temporaryFiles';
import { expect, test } from 'vitest';
import { contentFaults, fileFaults } from './contentFaults.ts';
import { choice, group, heading, list, text } from './fields.ts';

const collections = {
  'about.json': heading,
  'staff/*.json': group({
    role: text,
    icon: choice(['academic', 'star']),
    skills: list(group({ title: text })),
  }),
};
const asha = { role: 'Advisor', icon: 'star', skills: [{ title: 'Visas' }] };

/** The faults of a folder in which `files` are written, or left out where undefined. */
async function faultsWith(files: Record<string, unknown>) {
  const all = { 'about.json': { title: 'About', intro: 'Us.' }, 'staff/asha.json': asha, ...files };
  const written = Object.entries(all).flatMap(([file, value]) => {
    if (value === undefined) return [];
    return [[file, typeof value === 'string' ? value : JSON.stringify(value)] as const];
  });
  return contentFaults(await folderWith(Object.fromEntries(written)), collections);
}

test('content that is as its schemas say has no faults', async () => {
  expect(await faultsWith({})).toEqual([]);
});

test.each([
  ['role', undefined, 'role is missing'],
  ['role', 5, 'role must be text in quotes'],
  ['role', '', 'role is empty'],
  ['role', 'Student  Advisor', 'role has a space or a line break too many'],
  ['icon', 'rocket', 'icon must be one of academic, star'],
  ['skills', 'Visas', 'skills must be a list in [ ]'],
  ['skills', [], 'skills is empty'],
  ['skills', [{ title: 'Visas' }, { title: 'Visas' }], 'skills has the same entry twice'],
  ['skills', [{ title: 'Visas' }, {}], 'skills, entry 2, title is missing'],
  ['skills', ['Visas'], 'skills, entry 1 must be a group of fields in { }'],
  ['rôle', 'Advisor', 'rôle is not a field'],
])('a fault is named with file and field: %s as %j', async (field, value, fault) => {
  const [found = '', ...others] = await faultsWith({ 'staff/asha.json': { ...asha, [field]: value } });
  expect(others).toEqual([]);
  expect(found.startsWith('staff/asha.json: ')).toBe(true);
  expect(found.replace('staff/asha.json: ', '')).toEqual(fault);
});

test('every fault of every file is named at once', async () => {
  const faults = await faultsWith({ 'about.json': { title: '' }, 'staff/asha.json': {} });
  expect(faults.map((fault) => fault.split(' ').slice(0, 2).join(' '))).toEqual([
    'about.json: title',
    'about.json: intro',
    'staff/asha.json: role',
    'staff/asha.json: icon',
    'staff/asha.json: skills',
  ]);
});

test('a file that is missing, misplaced, badly named or no JSON is named', async () => {
  expect(await faultsWith({ 'about.json': undefined })).toEqual(['about.json: the file is missing']);
  expect(await faultsWith({ 'team/asha.json': asha })).toEqual([
    'team/asha.json: no content is expected in this file',
  ]);
  expect(await faultsWith({ 'staff/Asha K.json': asha })).toEqual([
    'staff/Asha K.json: the file’s name may hold only small letters, digits and single hyphens',
  ]);
  expect(await faultsWith({ 'about.json': '{ "title": "About", }' })).toEqual([
    expect.stringMatching(/^about\.json: this is not valid JSON \(/),
  ]);
  expect(await faultsWith({ 'about.json': '"About us"' })).toEqual([
    'about.json: the content must be a group of fields in { }',
  ]);
});

test.each([
  ['---\ntitle: Visas\n---\n\nText', []],
  ['\uFEFF---\r\ntitle: Visas\r\n---\r\nText', []],
  ['---\n---\nText', ['title is missing']],
  ['Text', ['the fields are missing: they stand between two lines of ---, the first line of the file']],
  [
    '---js\n{ title: (globalThis.hacked = true) }\n---\nText',
    [expect.stringContaining('the fields are missing')],
  ],
  [
    '---\ntitle: Visas\ntitle: Visas\n---\n',
    [expect.stringMatching(/^line 3: can't be read, .* \(Map keys must be unique\)/)],
  ],
])('the front matter of a Markdown file is checked: %j', (source, expected) => {
  const faults = fileFaults('visas.md', source, group({ title: text }));
  expect(faults.map((fault) => fault.replace('visas.md: ', ''))).toEqual(expected);
});
