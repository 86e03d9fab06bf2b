import { writeFileSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { openSqlite } from '../enquiries/sqliteStore.ts';
import { sampleEnquiry } from '../testing/app.ts';
import { commitAll } from '../testing/commitAll.ts';
import { temporaryFolder } from '../testing/composedSite.ts';
import { officeClone } from '../testing/officeClone.ts';
import { phonePhoto } from '../testing/phonePhoto.ts';
import type { Access } from './access.ts';
import { findCollections } from './collections.ts';
import { contentChanges, fingerprintOf } from './contentChanges.ts';
import { ContentFiles } from './contentFiles.ts';
import { decapConfig } from './decapConfig.ts';
import { buildEditor } from './editorApp.ts';
import { fromForm, toForm } from './formValues.ts';
import { Git } from './git.ts';
import { sitePages } from './sitePages.ts';

const disk = vi.hoisted(() => ({ isFull: false }));
vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof import('node:fs/promises')>();
  const writeFile: typeof real.writeFile = (file, content, options) =>
    disk.isFull ? real.writeFile('/dev/full', content) : real.writeFile(file, content, options);
  return { ...real, writeFile };
});

const repository = resolve(import.meta.dirname, '../../..');
const host = '127.0.0.1:4999';

/** The answer to a call: an entry's values as JSON, or why the call is refused. */
interface Answer {
  data: string;
  error: string;
}

interface Desk {
  root: string;
  app: FastifyInstance;
  cookie: string;
  /** Posts a form of the editor's own pages. */
  post: (url: string, fields: Record<string, string>) => Promise<LightMyRequestResponse>;
  /** Makes a call of Decap from a tab, such as `one`. */
  call: (tab: string, action: string, params: unknown) => Promise<{ status: number; body: Answer }>;
}

async function desk(): Promise<Desk> {
  const root = await officeClone();
  const addresses: string[] = [];
  const access: Access = {
    kind: 'desk',
    person: { name: 'Asha', email: 'asha@office.example', mayPublish: true },
    onNewAddress: (path) => addresses.push(path),
  };
  const app = await buildEditor({
    root,
    siteRoot: join(root, 'var'),
    env: { DATA_DIR: join(root, 'var/data') },
    access,
  });
  onTestFinished(() => app.close());
  const entered = await app.inject({ url: addresses[0] as string, headers: { host } });
  const cookie = String(entered.headers['set-cookie']).split(';')[0] as string;
  const headers = { host, cookie, origin: `http://${host}` };
  return {
    root,
    app,
    cookie,
    post: (url, fields) =>
      app.inject({
        method: 'POST',
        url,
        headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams(fields).toString(),
      }),
    call: async (tab, action, params) => {
      const { statusCode, body } = await app.inject({
        method: 'POST',
        url: `/content/calls?tab=${tab}`,
        headers,
        payload: { action, params },
      });
      return { status: statusCode, body: JSON.parse(body) };
    },
  };
}

const asmita = 'shell/src/content/staff/asmita.json';

async function load({ call }: Desk, tab: string, path: string) {
  const { body } = await call(tab, 'getEntry', { path });
  return JSON.parse(body.data) as Record<string, unknown>;
}

const save = ({ call }: Desk, tab: string, path: string, form: object, assets: object[] = []) =>
  call(tab, 'persistEntry', { dataFiles: [{ path, slug: 'any', raw: JSON.stringify(form) }], assets });

it('makes a form for each content file, whose values give the same file again', async () => {
  const collections = await findCollections(repository);
  const content = new ContentFiles(repository, collections);
  const files = (await Promise.all(collections.map((one) => content.list(one)))).flat();
  expect(files).toEqual(
    expect.arrayContaining([
      'shared/facts/src/brand/brand.json',
      'shell/src/content/charges.json',
      asmita,
      'remote-blog/src/content/posts/securing-your-future.md',
      'remote-destinations/src/content/guides/japan/guide.json',
      'remote-destinations/src/content/guides/japan/facts.json',
      'shell/src/content/services/visa.json',
    ]),
  );
  for (const file of files.filter((one) => one.endsWith('.json'))) {
    const value = JSON.parse(await readFile(join(repository, file), 'utf8'));
    const { shape } = content.collectionOf(file);
    const photos = { package: 'shell', files: new Map([['asmita', 'asmita.jpg']]) };
    expect(fromForm(toForm(value, shape, photos), shape), file).toEqual(value);
  }
  const staff = decapConfig(collections, '/calls').collections.find(({ name }) => name === 'shell-staff');
  expect(staff).toMatchObject({
    folder: 'shell/src/content/staff',
    identifier_field: 'name',
    fields: expect.arrayContaining([
      {
        name: 'email',
        label: 'Email',
        required: true,
        widget: 'string',
        pattern: [expect.any(String), 'must be an e-mail address'],
      },
    ]),
  });
});

it('saves values that the schema allows, formatted, and changes nothing else in the file', async () => {
  const at = await desk();
  const before = await readFile(join(at.root, asmita), 'utf8');
  const form = await load(at, 'one', asmita);
  // Decap returns the fields in its own order.
  const shuffled = Object.fromEntries(Object.entries({ ...form, role: 'Founder' }).reverse());
  expect(await save(at, 'one', asmita, shuffled)).toMatchObject({ status: 200 });
  expect(await readFile(join(at.root, asmita), 'utf8')).toBe(before.replace('CEO and Founder', 'Founder'));

  const post = 'remote-blog/src/content/posts/securing-your-future.md';
  const written = await readFile(join(at.root, post), 'utf8');
  const article = await load(at, 'one', post);
  expect(await save(at, 'one', post, { ...article, readTime: 9 })).toMatchObject({ status: 200 });
  expect(await readFile(join(at.root, post), 'utf8')).toBe(written.replace(/readTime: \d+/, 'readTime: 9'));
});

it('names each field that the schema refuses, and leaves the file as it was', async () => {
  const at = await desk();
  const before = await readFile(join(at.root, asmita), 'utf8');
  const form = await load(at, 'one', asmita);
  const { status, body } = await save(at, 'one', asmita, { ...form, email: 'nonsense', image: '' });
  expect(status).toBe(422);
  expect(body.error.split('\n')).toEqual(['Portrait is empty', 'Email must be an e-mail address']);
  expect(await readFile(join(at.root, asmita), 'utf8')).toBe(before);
});

it('says that the disk is full, and leaves the file as it was', async () => {
  const at = await desk();
  const before = await readFile(join(at.root, asmita), 'utf8');
  const form = await load(at, 'one', asmita);
  disk.isFull = true;
  onTestFinished(() => {
    disk.isFull = false;
  });
  const { body } = await save(at, 'one', asmita, { ...form, role: 'Founder' });
  expect(body.error).toContain('The disk is full');
  expect(await readFile(join(at.root, asmita), 'utf8')).toBe(before);
});

it('refuses the changes of the second of two people, and overwrites nothing', async () => {
  const at = await desk();
  const [one, two] = [await load(at, 'one', asmita), await load(at, 'two', asmita)];
  expect(await save(at, 'one', asmita, { ...one, role: 'First' })).toMatchObject({ status: 200 });
  const second = await save(at, 'two', asmita, { ...two, role: 'Second' });
  expect(second).toMatchObject({
    status: 422,
    body: { error: expect.stringContaining('Somebody has changed') },
  });
  // The form that saved may save again, though it still holds the version that it loaded.
  expect(await save(at, 'one', asmita, { ...one, role: 'Third' })).toMatchObject({ status: 200 });
  expect(await readFile(join(at.root, asmita), 'utf8')).toContain('"Third"');

  const taken = await save(at, 'two', asmita, { ...two, loadedVersion: undefined });
  expect(taken.body.error).toContain('There is an entry with this name already');
});

it('deletes no entry that somebody else has changed since it was opened', async () => {
  const at = await desk();
  const form = await load(at, 'one', asmita);
  await load(at, 'two', asmita);
  await save(at, 'one', asmita, { ...form, role: 'Founder' });
  const remove = (tab: string) => at.call(tab, 'deleteFiles', { paths: [asmita] });
  const refused = {
    status: 422,
    body: { error: expect.stringContaining('changed this entry since you opened it. Nothing was deleted') },
  };
  expect(await remove('two')).toMatchObject(refused);
  expect(await remove('never opened')).toMatchObject(refused);
  expect(await readFile(join(at.root, asmita), 'utf8')).toContain('"Founder"');
  // A tab that has saved the entry or opened it anew may delete it.
  await load(at, 'two', asmita);
  expect(await remove('two')).toMatchObject({ status: 200 });
  expect((await remove('one')).body.error).toBe('Somebody has deleted this entry already.');
});

it('lets in, once, only the person with the newest address', async () => {
  const at = await desk();
  const get = (url: string, headers: Record<string, string> = {}) =>
    at.app.inject({ url, headers: { host, ...headers } });
  expect((await get('/')).statusCode).toBe(403);
  for (const guessed of ['guessed', '%C3%A9'.repeat(43)])
    expect((await get(`/?token=${guessed}`)).statusCode).toBe(403);
  expect((await get('/', { cookie: at.cookie })).statusCode).toBe(200);
  expect((await get('/', { cookie: at.cookie, host: 'evil.example:4999' })).statusCode).toBe(403);
  const foreign = await at.app.inject({
    method: 'POST',
    url: '/content/calls',
    headers: { host, cookie: at.cookie, origin: 'https://evil.example' },
    payload: { action: 'getEntry', params: { path: asmita } },
  });
  expect(foreign.statusCode).toBe(403);
  const [own, decap] = [await get('/', { cookie: at.cookie }), await get('/content/', { cookie: at.cookie })];
  expect(decap.headers['content-security-policy']).toContain("'unsafe-eval'");
  expect(own.headers['content-security-policy']).not.toContain('unsafe');
});

it('knows the person only by the header of a sign-in', async () => {
  const access: Access = {
    kind: 'signIn',
    origin: 'https://edit.office.example',
    publishers: ['bina@office.example'],
  };
  const app = await buildEditor({ root: repository, siteRoot: temporaryFolder(), env: {}, access });
  onTestFinished(() => app.close());
  const as = (headers: Record<string, string>) =>
    app.inject({ url: '/', headers: { host: 'edit.office.example', ...headers } });
  expect((await as({})).statusCode).toBe(401);
  expect((await as({ 'x-forwarded-email': 'bina@office.example' })).body).toContain('publisher');
  expect((await as({ 'x-forwarded-email': 'asha@office.example' })).body).toContain('writer');
});

it('lists, answers, exports and erases the enquiries of the server’s store', async () => {
  const at = await desk();
  const store = await openSqlite(join(at.root, 'var/data'));
  await store.save(sampleEnquiry);
  await store.save({ ...sampleEnquiry, name: 'Bina <b>', email: 'bina@student.example' });
  await store.close();
  const headers = { host, cookie: at.cookie };
  const get = async (url: string) => (await at.app.inject({ url, headers })).body;
  const { post } = at;
  expect(await get('/enquiries')).toContain('2 enquiries');
  const found = await get('/enquiries?q=BINA@');
  expect(found).toContain('1 enquiry.');
  expect(found).toContain('Bina &lt;b&gt;');
  expect(await get('/enquiries?q=a&q=b')).toContain('0 enquiries');
  const wasOf = (page: string) => /name="was" value="(\w+)"/.exec(page)?.[1] ?? '';
  const was = wasOf(await get('/enquiries/1'));
  const answer = { state: 'answered', owner: 'Asha', notes: 'Wants <Korea>', was };
  expect((await post('/enquiries/1', answer)).statusCode).toBe(303);
  // The second of two people is refused, and gets the written notes back.
  const second = await post('/enquiries/1', { ...answer, state: 'closed', notes: 'Wants Japan' });
  expect(second.statusCode).toBe(422);
  expect(second.body).toContain('nothing was overwritten: open it anew.</p><p>Your notes were: Wants Japan');
  expect(await get('/enquiries?state=answered')).toContain('answered, Asha');
  expect(await get('/enquiries?state=all&q=korea')).toContain('1 enquiry.');
  expect(await get('/enquiries/1')).toContain('Wants &lt;Korea&gt;');
  // A click in the list makes its author the owner, and keeps the notes.
  const list = await get('/enquiries');
  expect(list).toContain('aria-label="Answered: Bina &lt;b&gt;"');
  expect(
    (await post('/enquiries/2', { state: 'answered', owner: 'Asha', was: wasOf(list) })).statusCode,
  ).toBe(303);
  expect(await get('/enquiries')).toContain('0 enquiries');
  expect(await get('/enquiries.csv')).toContain('asha@student.example');
  expect((await post('/enquiries/erase', { email: 'asha@student.example', again: 'asha' })).statusCode).toBe(
    422,
  );
  expect(
    (await post('/enquiries/erase', { email: 'asha@student.example', again: 'asha@student.example' })).body,
  ).toContain('1 enquiry from');
  expect(await get('/enquiries?state=all')).toContain('1 enquiry.');
});

it('knows a page of the site to show beside each form', async () => {
  const pages = sitePages(await findCollections(repository));
  expect(pages).toMatchObject({
    'remote-blog-posts': '/blogs/{slug}',
    'remote-destinations-content-guides-new-zealand-guide-json': '/study-in-new-zealand',
    'remote-test-prep-content-scores-json': '/plan/scores',
    'shell-content-services-visa-json': '/services/visa',
    'shell-content-home-json': '/',
    'shell-staff': '/about',
    'shared-facts-brand-brand-json': '/contact',
  });
});

it('lists sample values for an owner until they are replaced', async () => {
  const at = await desk();
  const samples = async () =>
    (await at.app.inject({ url: '/owner', headers: { host, cookie: at.cookie } })).body.split('<h2>')[1];
  const before = await samples();
  expect(before).toContain('The consultancy: Brand</a>: The entry</li>');
  expect(before).toContain('Staff: Asmita Laligurans</a>: Email</li>');
  expect(before).toMatch(/Charges<\/a>: .*Classes, entry 1/);
  const form = await load(at, 'one', asmita);
  await save(at, 'one', asmita, { ...form, email: 'asmita@consultancy.com.np' });
  expect(await samples()).not.toContain('Staff: Asmita');
});

/** The fields of the first form on the page of figures. */
async function firstFigure({ app, cookie }: Desk): Promise<Record<string, string>> {
  const { body } = await app.inject({ url: '/figures', headers: { host, cookie } });
  const [, form = ''] = /<form[^>]*action="\/figures\/confirm">(.+?)<\/form>/.exec(body) ?? [];
  return Object.fromEntries(
    [...form.matchAll(/name="(\w+)" value="([^"]+)"/g)].map(([, name = '', value = '']) => [name, value]),
  );
}

it('lists the figures to check, the oldest first, and a button confirms a figure once', async () => {
  const at = await desk();
  commitAll(at.root);
  const { body } = await at.app.inject({ url: '/figures', headers: { host, cookie: at.cookie } });
  const due = body.slice(0, body.indexOf('<details>'));
  const dates = [...due.matchAll(/<td>(\d{4}[\d-]*)<\/td>/g)].map(([, date = '']) => date);
  expect(dates.length).toBeGreaterThan(0);
  expect(due).toContain('href="https://');

  const { file = '', id = '', version = '' } = await firstFigure(at);
  const before = JSON.parse(await readFile(join(at.root, file), 'utf8'));
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kathmandu' }).format();
  expect((await at.post('/figures/confirm', { file, id, version })).body).toBe('');
  const after = JSON.parse(await readFile(join(at.root, file), 'utf8'));
  const dated = (fact: { id: string }) => (fact.id === id ? { ...fact, asOf: today } : fact);
  expect(after).toEqual({ ...before, facts: before.facts.map(dated) });
  const changes = await at.app.inject({ url: '/changes', headers: { host, cookie: at.cookie } });
  const { meaning } = after.facts.find((fact: { id: string }) => fact.id === id);
  expect(changes.body).toContain(`Confirms <a href="/content/#/`);
  expect(changes.body).toContain(`>${meaning} (Figures: `);

  const again = await at.post('/figures/confirm', { file, id, version });
  expect(again.statusCode).toBe(422);
  expect(again.body).toContain('Somebody has changed or confirmed this figure since you opened the page');
  expect((await at.post('/figures/confirm', { file: 'package.json', id, version })).statusCode).toBe(422);
  expect((await at.post('/figures/confirm', { file, id })).statusCode).toBe(422);
  expect(JSON.parse(await readFile(join(at.root, file), 'utf8'))).toEqual(after);

  await at.post('/changes/take-back', { file });
  expect(JSON.parse(await readFile(join(at.root, file), 'utf8'))).toEqual(before);
});

it('explains in the office’s words what a release refuses, and links only to the entries that it names', async () => {
  const at = await desk();
  commitAll(at.root);
  const post = 'remote-blog/src/content/posts/securing-your-future.md';
  const form = await load(at, 'one', post);
  await save(at, 'one', post, { ...form, author: 'Asha’s Team' });
  await load(at, 'one', asmita).then((one) => save(at, 'one', asmita, { ...one, role: 'Founder' }));
  const words = "/blogs/securing-your-future of remote-blog is live: name it in the remote's `redirects`.";
  const content = new ContentFiles(at.root, await findCollections(at.root));
  const changes = await contentChanges(content, new Git(at.root, join(at.root, 'var/test')));
  const fingerprint = await fingerprintOf(at.root, changes);
  const preview = { state: 'refused', by: 'Asha', words, fingerprint };
  await mkdir(join(at.root, 'var/editor'), { recursive: true });
  await writeFile(join(at.root, 'var/editor/preview.json'), JSON.stringify(preview));
  const { body } = await at.app.inject({ url: '/changes', headers: { host, cookie: at.cookie } });
  expect(body).toContain('name it under Content, Blog, Deleted articles.');
  const corrected = body.slice(body.indexOf('To be corrected in:'), body.indexOf('<h2>Published'));
  expect(corrected).toContain('Articles: Securing');
  expect(corrected).not.toContain('Staff:');
});

describe('a symbolic link is named and never followed', () => {
  const outside = () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'asmita.json'), '{ "name": "A secret" }');
    writeFileSync(join(folder, 'a.jpg'), 'A secret');
    return folder;
  };
  const staff = 'shell/src/content/staff';
  const photos = 'shell/src/content/photos';

  it('in place of an entry', async () => {
    const at = await desk();
    const elsewhere = outside();
    const form = await load(at, 'one', asmita);
    await rm(join(at.root, asmita));
    await symlink(join(elsewhere, 'asmita.json'), join(at.root, asmita));
    for (const { status, body } of [
      await at.call('one', 'getEntry', { path: asmita }),
      await at.call('one', 'entriesByFolder', { folder: staff, extension: 'json' }),
      await save(at, 'one', asmita, form),
      await at.call('one', 'deleteFiles', { paths: [asmita] }),
    ]) {
      expect(status).toBe(422);
      expect(body.error).toContain(`${asmita} only points to another place`);
    }
    expect(await readFile(join(elsewhere, 'asmita.json'), 'utf8')).toContain('A secret');
  });

  it('in place of a folder of people or photos', async () => {
    const at = await desk();
    const elsewhere = outside();
    const form = await load(at, 'one', asmita);
    await rm(join(at.root, staff), { recursive: true });
    await symlink(elsewhere, join(at.root, staff));
    await symlink(elsewhere, join(at.root, photos));
    expect((await save(at, 'one', asmita, form)).body.error).toContain(
      `${staff} only points to another place`,
    );
    const photo = { path: `${photos}/a.jpg`, content: (await phonePhoto()).toString('base64') };
    for (const { body } of [
      await at.call('one', 'getMedia', { mediaFolder: photos }),
      await at.call('one', 'getMediaFile', { path: `${photos}/a.jpg` }),
      await at.call('one', 'persistMedia', { asset: photo }),
    ])
      expect(body.error).toContain(`${photos} only points to another place`);
    const shown = await at.app.inject({ url: '/photos/shell/a.jpg', headers: { host, cookie: at.cookie } });
    expect(shown.statusCode).toBe(422);
    expect(await readdir(elsewhere)).toEqual(['a.jpg', 'asmita.json']);
    expect(await readFile(join(elsewhere, 'a.jpg'), 'utf8')).toBe('A secret');
  });

  it('in place of a half-written file', async () => {
    const at = await desk();
    const elsewhere = outside();
    const form = await load(at, 'one', asmita);
    await symlink(join(elsewhere, 'asmita.json'), join(at.root, staff, '.asmita.json.next'));
    const { body } = await save(at, 'one', asmita, { ...form, role: 'Founder' });
    expect(body.error).toContain(`${staff}/.asmita.json.next only points to another place`);
    expect(await readFile(join(elsewhere, 'asmita.json'), 'utf8')).toContain('A secret');
  });

  it('even if it leads to other content', async () => {
    const at = await desk();
    const guides = 'remote-destinations/src/content/guides';
    const guide = `${guides}/japan/guide.json`;
    const form = await load(at, 'one', guide);
    await rm(join(at.root, guides, 'japan/facts.json'));
    await symlink('../korea/facts.json', join(at.root, guides, 'japan/facts.json'));
    await symlink('japan', join(at.root, guides, 'peru'));
    const both = ['japan/facts.json', 'peru'].map((link) => `${guides}/${link} only points to another place`);
    const { body } = await save(at, 'one', guide, form);
    for (const link of both) expect(body.error).toContain(link);
    const figures = await at.app.inject({ url: '/figures', headers: { host, cookie: at.cookie } });
    expect(figures.body).toContain(both[0]);
  });
});
