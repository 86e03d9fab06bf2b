/**
 * The table of edits: what somebody with a text editor, a broken program or the store's key can do to live.json, a build or
 * the folders of a site. Either every command refuses it in one sentence, or it changes nothing. Forged releases are in
 * ../release/forgeries.thorough.test.ts.
 */
import { execFileSync } from 'node:child_process';
import {
  chmod,
  cp,
  mkdir,
  mkdtemp,
  readFile,
  rename,
  rm,
  symlink,
  utimes,
  writeFile,
} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { followStore } from '../cli/compose.ts';
import { verify } from '../cli/verify.ts';
import { publishReleases } from '../release/publishReleases.ts';
import { type FakePackage, fakeBuild } from '../testing/fakePackage.ts';
import { blog, contentsBelow, guides, liveSite, release, standing } from '../testing/fakeSite.ts';
import { refusalOf } from '../testing/refusalOf.ts';
import { openSite, type Site } from './openSite.ts';
import { type Registry, readRegistry } from './registry.ts';
import { storeRelease } from './releases.ts';

type Edit = (site: Site) => Promise<unknown>;

const liveJson = ({ root }: Site) => path.join(root, 'live.json');
const is = (content: string | Buffer) => (site: Site) => writeFile(liveJson(site), content);
const says =
  (part: Record<string, unknown>): Edit =>
  async (site) =>
    writeFile(liveJson(site), JSON.stringify({ ...(await readRegistry(site)), ...part }));
const names =
  (name: string, version = 'a'.repeat(64)): Edit =>
  async (site) =>
    says({ live: { ...(await readRegistry(site)).live, [name]: version } })(site);
/** Changes the text of live.json. */
const edited =
  (edit: (text: string) => string): Edit =>
  async (site) =>
    writeFile(liveJson(site), edit(await readFile(liveJson(site), 'utf8')));
const redirects = (from: string, to = '/about') => says({ redirects: { [from]: to } });
const dated = (at: string) => async (site: Site) => {
  const { history } = await readRegistry(site);
  const changed = Object.entries(history).map(([name, all]) => [
    name,
    all.map((entry) => ({ ...entry, at })),
  ]);
  await says({ history: Object.fromEntries(changed) })(site);
};
const pipe = (file: string) => execFileSync('mkfifo', [file]);
const instead = (file: string, put: (file: string) => unknown) => async (site: Site) => {
  await rm(path.join(site.root, file), { recursive: true, force: true });
  await put(path.join(site.root, file));
};
const inRelease =
  (work: (folder: string) => Promise<unknown>): Edit =>
  async (site) =>
    work(path.join(site.root, `releases/remote-blog/${(await readRegistry(site)).live['remote-blog']}`));
const preview =
  (content: Partial<Registry>): Edit =>
  async ({ root }) => {
    await mkdir(path.join(root, 'preview/x'), { recursive: true });
    await writeFile(path.join(root, 'preview/x/live.json'), JSON.stringify(content));
  };

const correct = 'correct it, or delete it and run `pnpm build`';
const notJson = new RegExp(`live\\.json is not valid JSON: ${correct}`);
const malformed = (place: string) => new RegExp(`live\\.json is refused, malformed at "${place}`);
const noShell = /No release of the shell is live: run `pnpm build`/;

const refused: Record<string, [Edit, RegExp]> = {
  'an empty live.json': [is(''), notJson],
  'a live.json of 100,000 brackets': [is('['.repeat(100_000)), notJson],
  'a live.json that is a list': [is('[]'), malformed('live"')],
  'a live.json that is null': [is('null'), /live\.json is refused, malformed \(.*null\): correct it/],
  'live.json as a folder': [
    instead('live.json', mkdir),
    /live\.json can't be read \(EISDIR\): make it a file/,
  ],
  'live.json as a link to itself': [
    instead('live.json', (file) => symlink('live.json', file)),
    /live\.json can't be read \(ELOOP\): make it a file/,
  ],
  'live.json as a named pipe': [instead('live.json', pipe), notJson],
  'live.json as a link to nothing': [instead('live.json', (file) => symlink('nothing', file)), noShell],
  'a live.json that was deleted': [({ root }) => rm(path.join(root, 'live.json')), noShell],
  'a live.json where nothing is live': [says({ live: {} }), noShell],
  'a package of the name ../shell': [
    names('../shell'),
    malformed('live\\.\\.\\./shell" \\(must be the name'),
  ],
  'a package whose name breaks the line and colours the terminal': [
    names('remote-\n\u001b[31m'),
    malformed('live\\.remote-\\\\u\\{a\\}\\\\u\\{1b\\}\\[31m"'),
  ],
  'a version with a line break': [
    names('remote-blog', `${'a'.repeat(64)}\n`),
    /\\u\{a\}" of remote-blog, which/,
  ],
  'a history without dates': [dated('yesterday'), malformed('history\\.shell\\.0\\.at" \\(must be a date')],
  'a history of ../../etc': [says({ history: { '../../etc': [] } }), malformed('history\\.')],
  'a withdrawn version that is no list': [
    says({ withdrawn: { 'remote-blog': 'x' } }),
    malformed('withdrawn\\.remote-blog"'),
  ],
  'a redirect to javascript:': [redirects('/old', 'javascript:alert(1)'), malformed('redirects\\./old"')],
  'a redirect to another host': [redirects('/old', '//evil.example'), malformed('redirects\\./old"')],
  'a redirect from a file outside the site': [redirects('/../../../evil'), malformed('redirects\\.')],
  'a redirect from the folder of scripts': [redirects('/_/remote-blog'), malformed('redirects\\.')],
  'a redirect with a second rule for static hosts': [
    redirects('/a\n/b //evil 301'),
    malformed('redirects\\.'),
  ],
  'a redirect from a path of 10,000 letters': [
    redirects(`/${'a'.repeat(10_000)}`),
    malformed('redirects\\.'),
  ],
  'a named pipe in a release': [
    inRelease(async (folder) => {
      await rm(path.join(folder, 'server/remote.js'));
      pipe(path.join(folder, 'server/remote.js'));
    }),
    /server\/remote\.js is no file but a link or a device/,
  ],
  'a release.json that is a named pipe': [
    inRelease(async (folder) => {
      await rm(path.join(folder, 'release.json'));
      pipe(path.join(folder, 'release.json'));
    }),
    /release\.json is not valid JSON: run `pnpm release remote-blog`/,
  ],
  'a file in place of a release': [
    inRelease(async (folder) => {
      await rm(folder, { recursive: true });
      await writeFile(folder, '');
    }),
    /can't be (read|written) \(ENOTDIR/,
  ],
};

let whole: Site;
let released: Record<string, string>;
beforeAll(async () => {
  whole = await liveSite();
  released = await afterRelease(await copyOfSite());
});

async function copyOfSite(): Promise<Site> {
  const root = await mkdtemp(path.join(os.tmpdir(), 'fake-site-'));
  await cp(whole.root, root, { recursive: true, verbatimSymlinks: true });
  return openSite(root);
}

/** The commands that could bring an edit live, all of which refuse the same ones. */
const commands: Record<string, (site: Site) => Promise<unknown>> = {
  compose: followStore,
  verify: (site) => verify(site),
  'a release of another package': (site) => release(site, guides('new')),
};

async function sentenceOf(work: () => Promise<unknown>): Promise<string> {
  const sentence = await refusalOf(work);
  expect(sentence.length).toBeLessThan(700);
  return sentence;
}

it.each(Object.entries(refused))('every command refuses %s', async (_what, [edit, sentence]) => {
  const site = await copyOfSite();
  await edit(site);
  const seen = await contentsBelow(site.current);
  for (const work of Object.values(commands)) {
    expect(await sentenceOf(() => work(site))).toMatch(sentence);
    expect(await contentsBelow(site.current)).toEqual(seen);
  }
});

const harmless: Record<string, Edit> = {
  'a byte order mark in live.json': edited((text) => `\ufeff${text}`),
  'a live.json of 20 MB of spaces': edited((text) => `${text}${' '.repeat(20_000_000)}`),
  'an unknown field of 10,000 brackets': edited((text) =>
    text.replace(/\}\s*$/, `,"x":${'['.repeat(10_000)}${']'.repeat(10_000)}}`),
  ),
  'a package of the name __proto__': edited((text) => text.replace('"live": {', '"live": {"__proto__":"x",')),
  'a package of the name constructor': names('constructor'),
  'a package twice, of which the last counts': edited((text) =>
    text.replace('"live": {', '"live": {"remote-blog":"x",'),
  ),
  'a history of the year 2099': dated('2099-01-01T00:00:00.000Z'),
  'a history that names folders elsewhere': says({
    history: { 'remote-blog': [{ version: '../../../etc', at: '2020-01-01T00:00:00Z' }] },
  }),
  'no history': says({ history: {} }),
  'the live version among the withdrawn': async (site) =>
    says({ withdrawn: { 'remote-blog': [(await readRegistry(site)).live['remote-blog']] } })(site),
  'a redirect to the server’s own /api': redirects('/old', '/api'),
  'redirects in a circle': says({ redirects: { '/a': '/b', '/b': '/a', '/c': '/c' } }),
  'a redirect from a live page': redirects('/about', '/'),
  'live.json as a link to another file': async (site) => {
    await rename(liveJson(site), path.join(site.root, 'other.json'));
    await symlink('other.json', liveJson(site));
  },
  'a live.json that nobody may write': async (site) => chmod(liveJson(site), 0o444),
  'the draft of a killed command': (site) => writeFile(`${liveJson(site)}.draft`, '{'),
  'a folder in the place of live.json’s draft': (site) => mkdir(`${liveJson(site)}.draft`),
  'a folder in the place of the link’s draft': (site) =>
    mkdir(`${site.current}.draft/x`, { recursive: true }),
  'drafts in the folder of a package': ({ root }) =>
    mkdir(path.join(root, 'releases/remote-blog/.draft-1/x'), { recursive: true }),
  'foreign folders among the sites': ({ sites }) => mkdir(path.join(sites, 'foreign/x'), { recursive: true }),
  'foreign files among the releases': async ({ root }) => {
    await writeFile(path.join(root, 'releases/notes.txt'), '');
    await writeFile(path.join(root, 'releases/remote-blog/notes.txt'), '');
  },
  'empty folders in a release': inRelease((folder) => mkdir(path.join(folder, 'browser/empty'))),
  'a release moved elsewhere, with a link to it': inRelease(async (folder) => {
    await rename(folder, path.join(folder, '../../../moved'));
    await symlink('../../moved', folder);
  }),
  'sites moved elsewhere, with a link to them': async ({ root, sites }) => {
    await rename(sites, path.join(root, 'moved'));
    await symlink('moved', sites);
  },
  'a preview that names a shell which is not there': preview({
    live: { shell: 'a'.repeat(64) },
    history: { shell: [{ version: 'a'.repeat(64), at: new Date().toISOString() }] },
  }),
  'a preview without anything': preview({ live: {}, history: {} }),
  'a preview that is malformed': preview({}),
  'a file in the place of the previews': ({ root }) => writeFile(path.join(root, 'preview'), ''),
  'a live.json of staging that is malformed': ({ root }) =>
    mkdir(path.join(root, 'staging')).then(() => writeFile(path.join(root, 'staging/live.json'), '{')),
};

/** The live site after a release, without its dates and the scripts that only open tabs need. */
async function afterRelease(site: Site) {
  await release(site, guides('new'));
  const all = Object.entries(await contentsBelow(site.current));
  return Object.fromEntries(all.filter(([file]) => !/^(sitemap\.xml|_\/)/.test(file)));
}

it.each(Object.entries(harmless))('compose and a release do as before with %s', async (_what, edit) => {
  const site = await copyOfSite();
  await edit(site);
  await followStore(site);
  expect(await contentsBelow(site.current)).toEqual(await contentsBelow(whole.current));
  expect(await afterRelease(site)).toEqual(released);
});

describe('the link to the live site', () => {
  it.each([
    ['was deleted', async () => {}],
    ['leads to nothing', (link: string) => symlink('sites/nothing', link)],
    ['leads to itself', (link: string) => symlink('current', link)],
    ['has become a file', (link: string) => writeFile(link, 'sites/x')],
  ])('that %s is made again by compose', async (_, put) => {
    const site = await copyOfSite();
    const seen = await contentsBelow(site.current);
    await rm(site.current);
    await put(site.current);
    await followStore(site);
    expect(await contentsBelow(site.current)).toEqual(seen);
  });

  it('that has become a folder is refused before anything changes', async () => {
    const site = await copyOfSite();
    await rm(site.current);
    await mkdir(site.current);
    await writeFile(path.join(site.current, 'index.html'), 'a copy');
    const before = await standing(site);
    for (const work of Object.values(commands))
      expect(await sentenceOf(() => work(site))).toMatch(
        /current is a folder, not the link to the live site: move/,
      );
    expect(await standing(site)).toEqual(before);
  });
});

it('a preview that names a missing release is refused itself', async () => {
  const site = await copyOfSite();
  await harmless['a preview that names a shell which is not there']?.(site);
  const sentence = await sentenceOf(() => followStore(openSite(site.root, 'preview/x')));
  expect(sentence).toMatch(/The registry names release a{12} of shell, which is not in/);
});

const page = (part: object) =>
  blog('new', { pages: [{ path: '/blogs', ...part }, { path: '/blogs/first' }] });
const path10000 = `/${'a'.repeat(10_000)}`;
const emptyFile = 'browser/assets/entry-00000000.js';

/** A build, what is done to it on disk, and the sentence. */
const builds: Record<string, [FakePackage, ((dist: string) => unknown) | undefined, RegExp]> = {
  'a path of 10,000 letters': [
    page({ path: path10000 }),
    undefined,
    /"\/a{199}…" can't be the path of a page/,
  ],
  'a path in another script': [page({ path: '/ब्लग' }), undefined, /"\/ब्लग" can't be the path of a page/],
  'a redirect from a path of 10,000 letters': [
    blog('new', { release: { redirects: { [path10000]: '/blogs' } } }),
    undefined,
    /"\/a{199}…" can't be redirected/,
  ],
  'a title with a line break': [
    page({ title: 'Blogs\nof all' }),
    undefined,
    /has a title with characters that/,
  ],
  'a title of 60 emoji': [page({ title: '🎓'.repeat(60) }), undefined, /has a title of 120 characters/],
  'a file of a negative size': [
    blog('new', { release: { files: { 'server/remote.js': { size: -1, integrity: 'sha256-x' } } } }),
    undefined,
    /malformed at "files\.server\/remote\.js\.size"/,
  ],
  'an entry that is a symbolic link': [
    blog('linked'),
    async (dist) => {
      await rename(path.join(dist, 'server/remote.js'), path.join(dist, 'other.js'));
      await symlink('../other.js', path.join(dist, 'server/remote.js'));
    },
    /server\/remote\.js is missing/,
  ],
  'a release.json that is a folder': [
    blog('folder'),
    async (dist) => {
      await rm(path.join(dist, 'release.json'));
      await mkdir(path.join(dist, 'release.json'));
    },
    /release\.json can't be read \(EISDIR.*\): fix the package and build it again/,
  ],
};

it.each(Object.entries(builds))('a build is refused for %s', async (_what, [fake, spoil, sentence]) => {
  const site = await copyOfSite();
  const before = await standing(site);
  const dist = await fakeBuild(fake);
  await spoil?.(dist);
  const publish = async () => publishReleases(site, [await storeRelease(site, dist)], { doing: 'release' });
  expect(await sentenceOf(publish)).toMatch(sentence);
  expect(await standing(site)).toEqual(before);
});

it('an entry of no bytes, and files that release.json does not name, break no other page', async () => {
  const site = await copyOfSite();
  const dist = await fakeBuild(blog('new', { files: { [emptyFile]: '' }, release: { entry: emptyFile } }));
  await writeFile(path.join(dist, '.inputs'), 'half');
  await utimes(path.join(dist, '.inputs'), new Date('2099-01-01'), new Date('2099-01-01'));
  pipe(path.join(dist, 'pipe'));
  await publishReleases(site, [await storeRelease(site, dist)], { doing: 'release' });
  expect((await verify(site)).faults).toEqual({ missing: [], different: [], surplus: [] });
});
