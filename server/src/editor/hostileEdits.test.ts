import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commitAll } from '../testing/commitAll.ts';
import { officeClone } from '../testing/officeClone.ts';
import { phonePhoto } from '../testing/phonePhoto.ts';
import { Calls } from './calls.ts';
import { findCollections } from './collections.ts';
import { ContentFiles } from './contentFiles.ts';

const staff = 'shell/src/content/staff/asmita.json';
const story = 'shell/src/content/testimonials/bibek-t.json';
const charges = 'shell/src/content/charges.json';
const pages = 'shell/src/content/pages.json';
const brand = 'shared/facts/src/brand/brand.json';
const facts = 'remote-destinations/src/content/guides/japan/facts.json';
const guide = 'remote-destinations/src/content/guides/japan/guide.json';
const post = 'remote-blog/src/content/posts/securing-your-future.md';
const script = '<script>alert(1)</script>';

/** By file: a field, its new value or a function that makes it from the old one, and the refusal. */
const edits: Record<string, [what: string, field: string, value: unknown, refusal: string][]> = {
  [staff]: [
    ['a script as a name', 'name', script, 'Name holds HTML'],
    ['an image that runs a script', 'role', '<img src=x onerror=alert(1)>', 'Role holds HTML'],
    ['a script in a list', 'expertise.1', script, 'Expertise, entry 2 holds HTML'],
    ['a script in a long text', 'description', `Asmita. ${script}`, 'Biography holds HTML'],
    ['a script as an e-mail address', 'email', `${script}@x.y`, 'Email holds HTML'],
    ['an empty name', 'name', '', 'Name is empty'],
    ['a name of spaces', 'name', '   ', 'Name has a space'],
    ['a name on two lines', 'name', 'Asmita\nLaligurans', 'Name has a space or a line break'],
    ['10,000 letters', 'role', 'a'.repeat(10_000), 'Role has 10,000 characters'],
    ['letters turned from right to left', 'name', 'Asmita \u202egnp.exe', 'Name holds a hidden'],
    ['a space of no width', 'role', 'Foun\u200bder', 'Role holds a hidden'],
    ['half a character', 'role', 'Foun\ud800der', 'Role holds a hidden'],
    ['a blank that passes for a letter', 'role', '\u3164', 'Role holds a hidden'],
    ['a null byte', 'role', 'Foun\0der', 'Role holds a hidden'],
    ['a negative position', 'order', -1, 'Order must not be negative'],
    ['a fraction as a position', 'order', 1.5, 'Order must be a whole number'],
    ['a position in words', 'order', 'first', 'Order must be a whole number'],
    ['a phone without digits', 'phone', 'call me', 'Phone must be a number'],
    ['no phone', 'phone', undefined, 'Phone is missing'],
    ['an empty list', 'expertise', [], 'Expertise is empty'],
    ['an entry twice', 'expertise', ['Visas', 'Visas'], 'Expertise has the same entry twice'],
    ['an unknown field', 'salary', '1', 'Salary is not a field'],
    ['words where yes or no belong', 'leadership', 'yes', 'Leadership must be true or false'],
    ['a list where a word belongs', 'role', ['Founder'], 'Role must be text'],
    ['a path as a picture', 'image', '../../secret', 'Portrait may hold only small letters'],
    ['no picture', 'image', '', 'Portrait is empty'],
    ['a photo that does not exist', 'image', 'photos/shell/none.jpg', 'Portrait has no photo'],
    ['a phone of 400 digits', 'phone', `+${'1'.repeat(400)}`, 'Phone must be a number'],
    ['an address with a second one', 'email', 'a@b.c?bcc=x@y.z', 'Email must be an e-mail'],
  ],
  [story]: [
    ['six stars', 'rating', 6, 'Stars must be 1 to 5'],
    ['a month of 2099', 'date', '2099-01', 'Date is still to come'],
    ['a thirteenth month', 'date', '2024-13', 'Date must be a month'],
  ],
  [charges]: [
    ['a script as a price', 'services.0.price.text', script, 'Services, entry 1, Price, Text holds HTML'],
    ['a service without a price', 'services', (all: unknown[]) => all.slice(1), 'Services must have a price'],
    ['an empty fee', 'classes.0.fee', '', 'Classes, entry 1, Fee is empty'],
    ['a price for a foreign page', 'services.0.path', '//evil.example', 'Services, entry 1, Page must'],
  ],
  [pages]: [
    ['a description of five letters', 'home.description', 'Hello', 'Home, Description must have 50 to 160'],
    ['a description of 161 letters', 'home.description', 'a'.repeat(161), 'Home, Description must have 50'],
  ],
  [brand]: [
    ['an address that is a script', 'socials.0.href', 'javascript:alert(1)', 'Profiles, entry 1, Link must'],
    ['an address without https', 'origin', 'http://x.example', 'Origin must be an address'],
    [
      'an office that closes before it opens',
      'officeHours.0.closes',
      '00:01',
      'Office hours, entry 1, Closes must',
    ],
    ['the 25th hour', 'officeHours.0.opens', '25:00', 'Office hours, entry 1, Opens must be a time'],
    ['an office with a path as its id', 'offices.0.id', '../x', 'Offices, entry 1, ID may hold only'],
    ['an office beyond the pole', 'offices.0.latitude', 9999, 'Offices, entry 1, Latitude must be a number'],
    ['a year with nine digits', 'copyrightYear', 999_999_999, 'Copyright year must be a year'],
    ['an answer in no time', 'replyHours', 0, 'Reply hours must be at least 1'],
    ['a site below a page', 'origin', 'https://x.example/page?a#b', 'Origin must end with the domain'],
    ['a link with quotes', 'socials.0.href', "https://x.example/'onclick='1", 'Profiles, entry 1, Link must'],
    ['a link with a password', 'socials.0.href', 'https://a:b@x.example', 'Profiles, entry 1, Link must'],
  ],
  [facts]: [
    ['a figure without a source', 'facts.0.source', '', 'Facts, entry 1, Source'],
    ['a figure with an unknown source', 'facts.0.source', 'nobody', '“'],
    ['a figure of 2099', 'facts.0.asOf', '2099', '“'],
    ['a figure in words', 'facts.0.low', 'many', 'Facts, entry 1, Low'],
    ['a source without https', 'sources.0.url', 'ftp://x.example', 'Sources, “'],
    ['two sources with one name', 'sources', (all: unknown[]) => [...all, all[0]], 'two entries are named'],
  ],
  [guide]: [
    ['a fact that does not exist', 'heroFacts.0.value', '{no-such-fact}', 'guide.json: heroFacts.0.value'],
    ['a section of an unknown kind', 'sections.0.kind', 'nothing', 'guide.json: sections.0.kind'],
    ['a script in a guide', 'blurb', script, 'Introduction holds HTML'],
  ],
  [post]: [
    ['a script in an article', 'body', script, 'securing-your-future.md: the text holds HTML'],
    ['a link to a script', 'body', '[a](javascript:alert(1))', 'securing-your-future.md: the text links'],
    ['a picture in an article', 'body', '![a](https://x.example/a.png)', '.md: the text holds an image'],
    ['a second title in an article', 'body', '# Me', 'securing-your-future.md: the text has the heading'],
    ['an article without a title', 'title', '', 'Title is empty'],
    ['an article of 2099', 'date', '2099-01-01', 'Date is still to come'],
    ['the 31st of February', 'date', '2024-02-31', 'Date must be a day'],
    ['a cover from another site', 'image', 'https://x.example/a.png', 'Cover must be one of'],
    ['letters turned from right to left in an article', 'body', 'Foun\u202eder', 'Text holds a hidden'],
    ['a null byte in an article', 'body', 'Foun\0der', 'Text holds a hidden'],
    ['a list as an article', 'body', ['a'], 'Text is missing'],
    ['a link to a script by its name', 'body', '[a][b]\n\n[b]: javascript:1', '.md: the text'],
    ['a link to a script with an encoded letter', 'body', '[a](java&#115;cript:1)', '.md: the text'],
    ['a comment in an article', 'body', '<!-- x -->', 'securing-your-future.md: the text holds HTML'],
    ['a noncharacter', 'title', '\ufffe', 'Title holds a hidden'],
    ['a private-use character', 'title', '\ue000', 'Title holds a hidden'],
    ['five hundred accents on a letter', 'title', `z${'\u0301'.repeat(500)}`, 'Title has too many signs'],
    ['an article that takes years to read', 'readTime', 1e9, 'Read time must be at most 120'],
    ['an article of the year 0', 'date', '0000-01-01', 'must be in the year 2000 or later'],
    ['a cover without a text alternative', 'imageAlt', '', 'Image alt is empty'],
  ],
};

const white = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#fff' } });
const photos: [what: string, name: string, content: () => Buffer | Promise<Buffer>, refusal: string][] = [
  ['a photo of 40 MB', 'a.jpg', () => Buffer.alloc(40_000_000), 'The photo a.jpg has 40 MB'],
  [
    'an SVG with a script',
    'a.svg',
    () => Buffer.from(`<svg>${script}</svg>`),
    'The photo a.svg is not a JPEG',
  ],
  ['a page named as a photo', 'a.jpg', () => Buffer.from(`<html>${script}`), 'The photo a.jpg is not a JPEG'],
  ['half a photo', 'a.jpg', async () => (await phonePhoto()).subarray(0, 400), 'The photo a.jpg is'],
  ['a GIF named as a JPEG', 'a.jpg', () => white(9, 9).gif().toBuffer(), 'The photo a.jpg is not a JPEG'],
  ['a file without a byte', 'a.jpg', () => Buffer.alloc(0), 'The photo a.jpg is not a JPEG'],
  [
    '100 million pixels in some kilobytes',
    'a.jpg',
    () => white(10_001, 10_000).png().toBuffer(),
    'The photo a.jpg has more than 100 million pixels',
  ],
  ['a photo outside the photos', '../../../../evil.jpg', phonePhoto, 'The photo can’t be saved as'],
  ['a photo without a name', 'नमस्ते.jpg', phonePhoto, 'The photo can’t be saved as'],
];

function changedAt(form: unknown, [key = '', ...rest]: readonly string[], value: unknown): unknown {
  const copy = structuredClone(form) as Record<string, unknown>;
  const former = copy[key];
  copy[key] =
    rest.length > 0 ? changedAt(former, rest, value) : typeof value === 'function' ? value(former) : value;
  return copy;
}

let root: string;
let content: ContentFiles;
let calls: Calls;
const changed = () => execFileSync('git', ['status', '--porcelain'], { cwd: root, encoding: 'utf8' });
const persist = (path: string, form: object, assets: object[] = []) =>
  calls.answer('one', {
    action: 'persistEntry',
    params: { dataFiles: [{ path, raw: JSON.stringify(form) }], assets },
  });

beforeAll(async () => {
  root = await officeClone(await mkdtemp(join(tmpdir(), 'hostile-')));
  commitAll(root);
  content = new ContentFiles(root, await findCollections(root));
  calls = new Calls(content);
});

describe('the editor refuses, and names,', () => {
  describe.each(Object.entries(edits))('in %s', (file, rows) => {
    it.each(rows)('%s', async (_what, field, value, refusal) => {
      const form = changedAt(await content.read(file), field.split('.'), value);
      await expect(persist(file, form as object)).rejects.toThrow(refusal);
    });
  });

  it.each(photos)('%s', async (_what, name, make, refusal) => {
    const form = await content.read(staff);
    const photo = { path: `shell/src/content/photos/${name}`, content: (await make()).toString('base64') };
    await expect(persist(staff, form as object, [photo])).rejects.toThrow(refusal);
  });

  it.each([
    'shell/src/content/staff/../../../x.json',
    'shell/src/content/staff/A B.json',
    'shell/package.json',
    '../x.json',
    '/etc/x.json',
    `shell/src/content/staff/${'a'.repeat(300)}.json`,
  ])('the path %s as an entry’s name', async (path) => {
    await expect(persist(path, { name: 'x' })).rejects.toThrow(path);
  });

  it.each(['{"name":', 'null'])('the form %s', async (raw) => {
    const params = { dataFiles: [{ path: staff, raw }], assets: [] };
    await expect(calls.answer('one', { action: 'persistEntry', params })).rejects.toThrow(
      'load its page anew',
    );
  });

  it('the deletion of an entry that does not exist', async () => {
    const params = { paths: ['shell/src/content/staff/nobody.json'] };
    await expect(calls.answer('one', { action: 'deleteFiles', params })).rejects.toThrow(
      'deleted this entry',
    );
  });

  it('the deletion of a folder’s last entry', async () => {
    const folder = 'shell/src/content/testimonials';
    const files = (await content.list(content.collectionOf(story))).filter((file) => file !== story);
    for (const file of files) await rm(join(root, file));
    await calls.answer('one', { action: 'getEntry', params: { path: story } });
    const deletion = calls.answer('one', { action: 'deleteFiles', params: { paths: [story] } });
    await expect(deletion).rejects.toThrow('This is the last one');
    execFileSync('git', ['checkout', '--quiet', folder], { cwd: root });
  });

  afterAll(() => expect(changed()).toBe(''));
});

it('names a file that was changed by hand and can’t be read', async () => {
  const broken = join(root, 'shell/src/content/staff/broken.json');
  await writeFile(broken, '{ "name":');
  const params = { folder: 'shell/src/content/staff', extension: 'json' };
  await expect(calls.answer('one', { action: 'entriesByFolder', params })).rejects.toThrow(
    'Staff: broken can’t be read',
  );
  await rm(broken);
});

it('saves a name in Devanagari, and a phone’s photo smaller and without its metadata', async () => {
  const form = await content.read(staff);
  await persist(staff, { ...form, name: 'अस्मिता लालीगुराँस', image: 'photos/shell/IMG_2041.JPG' }, [
    { path: 'shell/src/content/photos/IMG_2041.JPG', content: (await phonePhoto()).toString('base64') },
  ]);
  expect(JSON.parse(await readFile(join(root, staff), 'utf8'))).toMatchObject({
    name: 'अस्मिता लालीगुराँस',
    image: 'img-2041',
  });
  const kept = await sharp(join(root, 'shell/src/content/photos/img-2041.jpg')).metadata();
  expect(kept).toMatchObject({ format: 'jpeg', width: 2000 });
  expect(kept.exif).toBeUndefined();

  // The photo can be deleted only while no entry shows it.
  const remove = () =>
    calls.answer('one', {
      action: 'deleteFiles',
      params: { paths: ['shell/src/content/photos/img-2041.jpg'] },
    });
  await expect(remove()).rejects.toThrow('This photo is shown by Staff: अस्मिता लालीगुराँस');
  execFileSync('git', ['checkout', '--quiet', staff], { cwd: root });
  await remove();
  expect(changed()).toBe('');
});
