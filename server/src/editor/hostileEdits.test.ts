import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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

/** Where somebody enters what (or what they make of it), and what is said of it. */
const edits: Record<string, [file: string, field: string, value: unknown, refusal: string]> = {
  'a script as a name': [staff, 'name', script, 'Name holds HTML'],
  'an image that runs a script': [staff, 'role', '<img src=x onerror=alert(1)>', 'Role holds HTML'],
  'a script in a list': [staff, 'expertise.1', script, 'Expertise, entry 2 holds HTML'],
  'a script in a long text': [staff, 'description', `Asmita. ${script}`, 'Biography holds HTML'],
  'a script as an e-mail address': [staff, 'email', `${script}@x.y`, 'Email holds HTML'],
  'an empty name': [staff, 'name', '', 'Name is empty'],
  'a name of spaces': [staff, 'name', '   ', 'Name has a space'],
  'a name on two lines': [staff, 'name', 'Asmita\nLaligurans', 'Name has a space or a line break'],
  '10,000 letters': [staff, 'role', 'a'.repeat(10_000), 'Role has 10,000 characters'],
  'letters turned from right to left': [staff, 'name', 'Asmita \u202egnp.exe', 'Name holds a hidden'],
  'a space of no width': [staff, 'role', 'Foun\u200bder', 'Role holds a hidden'],
  'half a sign': [staff, 'role', 'Foun\ud800der', 'Role holds a hidden'],
  'a blank that passes for a letter': [staff, 'role', '\u3164', 'Role holds a hidden'],
  'a null byte': [staff, 'role', 'Foun\0der', 'Role holds a hidden'],
  'a place below zero': [staff, 'order', -1, 'Order must not be negative'],
  'half a place': [staff, 'order', 1.5, 'Order must be a whole number'],
  'a place in words': [staff, 'order', 'first', 'Order must be a whole number'],
  'a phone without digits': [staff, 'phone', 'call me', 'Phone must be a number'],
  'no phone': [staff, 'phone', undefined, 'Phone is missing'],
  'an empty list': [staff, 'expertise', [], 'Expertise is empty'],
  'an entry twice': [staff, 'expertise', ['Visas', 'Visas'], 'Expertise has the same entry twice'],
  'a field that there is not': [staff, 'salary', '1', 'Salary is not a field'],
  'words where yes or no belong': [staff, 'leadership', 'yes', 'Leadership must be true or false'],
  'a list where a word belongs': [staff, 'role', ['Founder'], 'Role must be text'],
  'a path as a picture': [staff, 'image', '../../secret', 'Portrait may hold only small letters'],
  'no picture': [staff, 'image', '', 'Portrait is empty'],
  'six stars': [story, 'rating', 6, 'Stars must be 1 to 5'],
  'a month of 2099': [story, 'date', '2099-01', 'Date is still to come'],
  'a thirteenth month': [story, 'date', '2024-13', 'Date must be a month'],
  'a script as a price': [
    charges,
    'services.0.price.text',
    script,
    'Services, entry 1, Price, Text holds HTML',
  ],
  'a service without a price': [
    charges,
    'services',
    (all: unknown[]) => all.slice(1),
    'Services must have a price for each service',
  ],
  'an empty fee': [charges, 'classes.0.fee', '', 'Classes, entry 1, Fee is empty'],
  'a price for a page elsewhere': [
    charges,
    'services.0.path',
    '//evil.example',
    'Services, entry 1, Page must be one of',
  ],
  'a description of five letters': [
    pages,
    'home.description',
    'Hello',
    'Home, Description must have 50 to 160',
  ],
  'a description of 161 letters': [
    pages,
    'home.description',
    'a'.repeat(161),
    'Home, Description must have 50 to 160',
  ],
  'an address that is a script': [
    brand,
    'socials.0.href',
    'javascript:alert(1)',
    'Profiles, entry 1, Link must be an address',
  ],
  'an address without https': [brand, 'origin', 'http://x.example', 'Origin must be an address'],
  'an office that closes before it opens': [
    brand,
    'officeHours.0.closes',
    '00:01',
    'Office hours, entry 1, Closes must be later',
  ],
  'the 25th hour': [brand, 'officeHours.0.opens', '25:00', 'Office hours, entry 1, Opens must be a time'],
  'an office with a path as its id': [brand, 'offices.0.id', '../x', 'Offices, entry 1, ID may hold only'],
  'a figure without a source': [facts, 'facts.0.source', '', 'Facts, entry 1, Source'],
  'a figure with an unknown source': [facts, 'facts.0.source', 'nobody', '“'],
  'a figure of 2099': [facts, 'facts.0.asOf', '2099', '“'],
  'a figure in words': [facts, 'facts.0.low', 'many', 'Facts, entry 1, Low'],
  'a source without https': [facts, 'sources.0.url', 'ftp://x.example', 'Sources, “'],
  'two sources of one name': [
    facts,
    'sources',
    (all: unknown[]) => [...all, all[0]],
    'two entries are named',
  ],
  'a fact that there is not': [
    guide,
    'heroFacts.0.value',
    '{no-such-fact}',
    'content/guides/japan/guide.json: heroFacts.0.value',
  ],
  'a section of no kind': [
    guide,
    'sections.0.kind',
    'nothing',
    'content/guides/japan/guide.json: sections.0.kind',
  ],
  'a script in a guide': [guide, 'blurb', script, 'Introduction holds HTML'],
  'a script in an article': [post, 'body', script, 'securing-your-future.md: the text holds HTML'],
  'a link to a script': [post, 'body', '[a](javascript:alert(1))', 'securing-your-future.md: the text links'],
  'a picture in an article': [
    post,
    'body',
    '![a](https://x.example/a.png)',
    'securing-your-future.md: the text holds an image',
  ],
  'a second title in an article': [post, 'body', '# Me', 'securing-your-future.md: the text has the heading'],
  'an article without a title': [post, 'title', '', 'Title is empty'],
  'an article of 2099': [post, 'date', '2099-01-01', 'Date is still to come'],
  'the 31st of February': [post, 'date', '2024-02-31', 'Date must be a day'],
  'a cover from elsewhere': [post, 'image', 'https://x.example/a.png', 'Cover must be one of'],
  'letters turned round in an article': [post, 'body', 'Foun\u202eder', 'Text holds a hidden'],
  'a null byte in an article': [post, 'body', 'Foun\0der', 'Text holds a hidden'],
  'a list as an article': [post, 'body', ['a'], 'Text is missing'],
  'a link to a script by its name': [
    post,
    'body',
    '[a][b]\n\n[b]: javascript:1',
    'securing-your-future.md: the text',
  ],
  'a link with a script behind signs': [
    post,
    'body',
    '[a](java&#115;cript:1)',
    'securing-your-future.md: the text',
  ],
  'a comment in an article': [post, 'body', '<!-- x -->', 'securing-your-future.md: the text holds HTML'],
  'a sign that is none': [post, 'title', '\ufffe', 'Title holds a hidden'],
  'a sign of somebody’s own': [post, 'title', '\ue000', 'Title holds a hidden'],
  'five hundred accents on a letter': [post, 'title', `z${'\u0301'.repeat(500)}`, 'Title has too many signs'],
  'an article to be read for years': [post, 'readTime', 1e9, 'Read time must be at most 120'],
  'an article of the year nought': [post, 'date', '0000-01-01', 'Date must be a day'],
  'a photo that there is not': [staff, 'image', 'photos/shell/none.jpg', 'Portrait has no photo'],
  'a phone of 400 digits': [staff, 'phone', `+${'1'.repeat(400)}`, 'Phone must be a number'],
  'an address with a second one': [staff, 'email', 'a@b.c?bcc=x@y.z', 'Email must be an e-mail'],
  'an office beyond the pole': [
    brand,
    'offices.0.latitude',
    9999,
    'Offices, entry 1, Latitude must be a number',
  ],
  'a year with nine digits': [brand, 'copyrightYear', 999_999_999, 'Copyright year must be a year'],
  'an answer in no time': [brand, 'replyHours', 0, 'Reply hours must be at least 1'],
  'a site below a page': [brand, 'origin', 'https://x.example/page?a#b', 'Origin must end with the domain'],
  'a link with quotes': [
    brand,
    'socials.0.href',
    "https://x.example/'onclick='1",
    'Profiles, entry 1, Link must',
  ],
  'a link with a password': [
    brand,
    'socials.0.href',
    'https://a:b@x.example',
    'Profiles, entry 1, Link must',
  ],
  'a cover without words for those who can’t see it': [post, 'imageAlt', '', 'Image alt is empty'],
};

const jpegName = 'shell/src/content/photos/asmita.jpg';
const photos: Record<string, [path: string, content: () => Buffer | Promise<Buffer>, refusal: string]> = {
  'a photo of 40 MB': [jpegName, () => Buffer.alloc(40_000_000), 'The photo asmita.jpg has 40 MB'],
  'an SVG with a script': [
    'shell/src/content/photos/a.svg',
    () => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`),
    'The photo a.svg is not a JPEG',
  ],
  'a page named as a photo': [
    jpegName,
    () => Buffer.from(`<!doctype html>${script}`),
    'The photo asmita.jpg is not a JPEG',
  ],
  'half a photo': [jpegName, async () => (await phonePhoto()).subarray(0, 400), 'The photo asmita.jpg is'],
  'a GIF named as a JPEG': [
    jpegName,
    () =>
      sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
        .gif()
        .toBuffer(),
    'The photo asmita.jpg is not a JPEG',
  ],
  'a file without a byte': [jpegName, () => Buffer.alloc(0), 'The photo asmita.jpg is not a JPEG'],
  '100 million pixels in some kilobytes': [
    jpegName,
    () =>
      sharp({ create: { width: 10_001, height: 10_000, channels: 3, background: '#fff' } })
        .png()
        .toBuffer(),
    'The photo asmita.jpg has more than 100 million pixels',
  ],
  'a photo outside the photos': [
    'shell/src/../../evil.jpg',
    () => phonePhoto(),
    'The photo can’t be saved as',
  ],
  'a photo without a name': [
    'shell/src/content/photos/नमस्ते.jpg',
    () => phonePhoto(),
    'The photo can’t be saved as',
  ],
};

/** A copy of a form with another value at that place. */
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
  execFileSync('git', ['init', '--quiet'], { cwd: root });
  execFileSync('git', ['add', '--all'], { cwd: root });
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.c', 'commit', '--quiet', '-m', 'All'], {
    cwd: root,
  });
  content = new ContentFiles(root, await findCollections(root));
  calls = new Calls(content);
});

describe('none of these reaches the site, and each is named', () => {
  it.each(Object.entries(edits))('%s', async (_name, [file, field, value, refusal]) => {
    const form = changedAt(await content.read(file), field.split('.'), value);
    await expect(persist(file, form as object)).rejects.toThrow(refusal);
  });

  it.each(Object.entries(photos))('%s', async (_name, [path, make, refusal]) => {
    const form = await content.read(staff);
    const bytes = (await make()).toString('base64');
    await expect(persist(staff, form as object, [{ path, content: bytes }])).rejects.toThrow(refusal);
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

  it('the deletion of an entry that is not there', async () => {
    const params = { paths: ['shell/src/content/staff/nobody.json'] };
    await expect(calls.answer('one', { action: 'deleteFiles', params })).rejects.toThrow(
      'deleted this entry',
    );
  });

  it('the deletion of the last one of all', async () => {
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

it('names the file that was changed by hand and can’t be read', async () => {
  const broken = join(root, 'shell/src/content/staff/broken.json');
  await writeFile(broken, '{ "name":');
  const params = { folder: 'shell/src/content/staff', extension: 'json' };
  await expect(calls.answer('one', { action: 'entriesByFolder', params })).rejects.toThrow(
    'Staff: broken can’t be read',
  );
  await rm(broken);
});

it('takes Devanagari, and a phone’s photo upright, small and without its place', async () => {
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

  // It can’t be deleted while somebody is shown by it, and can once nobody is.
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
