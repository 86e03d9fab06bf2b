/**
 * The table of forgeries: what somebody who can write to the store, but has no signer's key, can put there. Each is refused
 * with a sentence by every command that could bring it live, and what visitors see stays as it was.
 */
import {
  cp,
  mkdir,
  readdir,
  readFile,
  realpath,
  rename,
  rm,
  symlink,
  truncate,
  writeFile,
} from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { integrityOf } from '@sayapatri/contract/release/integrity';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { followStore } from '../cli/compose.ts';
import { liveIn } from '../cli/promote.ts';
import { rollback } from '../cli/rollback.ts';
import { verify } from '../cli/verify.ts';
import { listFiles } from '../store/files.ts';
import { openSite, type Site } from '../store/openSite.ts';
import { readRegistry } from '../store/registry.ts';
import { storeRelease } from '../store/releases.ts';
import { versionOf } from '../store/versions.ts';
import { type FakePackage, fakeBuild } from '../testing/fakePackage.ts';
import { blog, contentsBelow, emptySite, guides, livePage, release, shell } from '../testing/fakeSite.ts';
import { namedBucket, putOver, sharingBucket } from '../testing/machines.ts';
import { refusalOf } from '../testing/refusalOf.ts';
import { type S3Server, startS3Server } from '../testing/s3Server.ts';
import { newSigner, withSigners } from '../testing/signers.ts';
import { publishReleases } from './publishReleases.ts';

const [ours, theirs, nobodys] = [newSigner(), newSigner(), newSigner()];
const signers = { 'remote-blog': [ours], 'remote-destinations': [theirs] };

interface Scene {
  site: Site;
  /** Folders of the blog's live release, of the one before, and of the guides' live release. */
  live: string;
  former: string;
  guides: string;
}

/** A site whose blog and guides are signed, each by its own signer. */
async function scene(): Promise<Scene> {
  const plain = await emptySite();
  const site = withSigners(plain, signers, ours);
  await release(withSigners(plain, signers, theirs), shell());
  await publishReleases(site, [await storeRelease(site, await fakeBuild(blog('first')))], {
    doing: 'release',
  });
  const [former = ''] = await readdir(path.join(site.root, 'releases/remote-blog'));
  await release(site, blog());
  await release(withSigners(plain, signers, theirs), guides());
  const { live } = await readRegistry(site);
  const folder = (name: string, version = live[name]) => path.join(site.root, `releases/${name}/${version}`);
  return {
    site,
    live: folder('remote-blog'),
    former: folder('remote-blog', former),
    guides: folder('remote-destinations'),
  };
}

const overwrite =
  (file: string, text: string) =>
  ({ live }: Scene) =>
    writeFile(path.join(live, file), text);
const evil = 'export default { name: "remote-blog", text: "evil", modules: {}, pages: [] };';

async function editReleaseJson(folder: string, edit: (text: string) => string): Promise<void> {
  const file = path.join(folder, 'release.json');
  await writeFile(file, edit(await readFile(file, 'utf8')));
}

const signatureOf = async (folder: string) => {
  const [name = ''] = await readdir(path.join(folder, 'signatures'));
  return path.join(folder, 'signatures', name);
};

/** Makes live.json name another version of the blog. */
async function nameInLiveJson({ root }: Site, version: string): Promise<void> {
  const file = path.join(root, 'live.json');
  const registry = JSON.parse(await readFile(file, 'utf8'));
  await writeFile(file, JSON.stringify({ ...registry, live: { ...registry.live, 'remote-blog': version } }));
}

/** Puts a build into the store by hand, as whoever has the store's key can, and makes live.json name it. */
async function plant({ site }: Scene, fake: FakePackage): Promise<string> {
  const dist = await fakeBuild(fake);
  const version = versionOf(await readFile(path.join(dist, 'release.json')));
  const folder = path.join(site.root, 'releases/remote-blog', version);
  await cp(dist, folder, { recursive: true });
  await nameInLiveJson(site, version);
  return folder;
}

/** Plants a build with the signature that another key makes of it. */
async function plantSigned(at: Scene, fake: FakePackage, signer: typeof ours): Promise<string> {
  const elsewhere = withSigners(await emptySite(), { 'remote-blog': [signer] }, signer);
  const { folder } = await storeRelease(elsewhere, await fakeBuild(fake));
  const planted = await plant(at, fake);
  await cp(path.join(folder, 'signatures'), path.join(planted, 'signatures'), { recursive: true });
  return planted;
}

/** A script of the release that no other version has. */
async function scriptOf(folder: string): Promise<string> {
  const names = await readdir(path.join(folder, 'browser/assets'));
  return path.join(folder, 'browser/assets', names.find((name) => /^entry-.*js$/.test(name)) ?? '');
}

const forgeries: Record<string, [forge: (at: Scene) => Promise<unknown>, sentence: RegExp]> = {
  'a swapped file': [
    overwrite('server/remote.js', evil),
    /of remote-blog is damaged, server\/remote\.js is not what was built/,
  ],
  'a swapped file whose hash is corrected in release.json': [
    async ({ live }) => {
      const file = path.join(live, 'server/remote.js');
      const former = integrityOf(await readFile(file));
      await writeFile(file, evil);
      await editReleaseJson(live, (text) => text.replace(former, integrityOf(evil)));
    },
    /of remote-blog is damaged, its release\.json is that of version [0-9a-f]{12}:/,
  ],
  'a file that release.json does not name': [
    async ({ live }) => {
      await mkdir(path.join(live, 'server/node_modules/react'), { recursive: true });
      await writeFile(path.join(live, 'server/node_modules/react/index.js'), evil);
    },
    /server\/node_modules\/react\/index\.js is not in its release\.json/,
  ],
  'a symbolic link in place of a file': [
    async ({ live, site }) => {
      await rename(path.join(live, 'server/remote.js'), path.join(site.root, 'remote.js'));
      await symlink(path.join(site.root, 'remote.js'), path.join(live, 'server/remote.js'));
    },
    /server\/remote\.js is no file but a link or a device/,
  ],
  'a file name that leads out of the release': [
    (at) => plant(at, blog('evil', { files: { 'browser/../../../evil-12345678.js': evil } })),
    /the file name browser\/\.\.\/\.\.\/\.\.\/evil-12345678\.js can't be published/,
  ],
  'a swapped brotli variant beside a true file': [
    async ({ live }) => writeFile(`${await scriptOf(live)}.br`, 'evil'),
    /\.js\.br is not what browser\/assets\/.*\.js is compressed/,
  ],
  'a swapped gzip variant beside a true file': [
    async ({ live }) => writeFile(`${await scriptOf(live)}.gz`, gzipSync('evil')),
    /\.js\.gz is not what browser\/assets\/.*\.js is compressed/,
  ],
  'a compressed variant of a file that has none': [
    overwrite('server/remote.js.br', 'evil'),
    /server\/remote\.js\.br is not in its release\.json/,
  ],
  'an older version under the name of the live one': [
    async ({ live, former }) => {
      await rm(live, { recursive: true });
      await cp(former, live, { recursive: true });
    },
    /its release\.json is that of version [0-9a-f]{12}:/,
  ],
  'the release of another package under this name': [
    async ({ site, guides: from }) => {
      const version = path.basename(from);
      await cp(from, path.join(site.root, 'releases/remote-blog', version), { recursive: true });
      await nameInLiveJson(site, version);
    },
    /of remote-blog is damaged, its release\.json is that of remote-destinations:/,
  ],
  'a release without a signature': [
    (at) => plant(at, blog('evil')),
    /of remote-blog is refused, as no signer whom .* names has signed it: run `pnpm release remote-blog`/,
  ],
  'a release signed by another package’s signer': [
    (at) => plantSigned(at, blog('evil'), theirs),
    /of remote-blog is refused, as no signer whom .* names has signed it/,
  ],
  'a release signed by an unknown key': [
    (at) => plantSigned(at, blog('evil'), nobodys),
    /of remote-blog is refused, as no signer whom .* names has signed it/,
  ],
  'a signature by an unknown key under the signer’s name': [
    async (at) => {
      const name = path.basename(await signatureOf(at.live));
      const planted = await plantSigned(at, blog('evil'), nobodys);
      await rename(await signatureOf(planted), path.join(planted, 'signatures', name));
    },
    /of remote-blog is refused, as its signature is not that of a signer whom .* names/,
  ],
  'the signature of another version': [
    async (at) => {
      const planted = await plant(at, blog('evil'));
      await cp(path.join(at.live, 'signatures'), path.join(planted, 'signatures'), { recursive: true });
    },
    /as its signature is not that of a signer whom/,
  ],
  'a signature cut short': [
    async ({ live }) => truncate(await signatureOf(live), 40),
    /as its signature is not that of a signer whom/,
  ],
  'a live.json that names a version by its beginning': [
    ({ site, live }) => nameInLiveJson(site, path.basename(live).slice(0, 12)),
    /The registry names "[0-9a-f]{12}" of remote-blog, which is no version \(64 hex digits\): run `pnpm build`/,
  ],
  'a live.json that names a folder outside the releases': [
    ({ site }) => nameInLiveJson(site, '../../sites'),
    /The registry names "\.\.\/\.\.\/sites" of remote-blog, which is no version/,
  ],
  'a live.json that names the version of another package': [
    ({ site, guides: other }) => nameInLiveJson(site, path.basename(other)),
    /The registry names release [0-9a-f]{12} of remote-blog, which is not in/,
  ],
};

/** Every command that could bring a forged release of the blog live. */
const commands: Record<string, (site: Site) => Promise<unknown>> = {
  compose: followStore,
  verify: (site) => verify(site),
  'verify --repair': (site) => verify(site, { repair: true }),
  'a release of another package': (site) => release(site, shell('new')),
  promote: async (site) => {
    const staging = withSigners(openSite(site.root, 'staging'), signers, ours);
    return publishReleases(site, await liveIn(staging, ['remote-blog']), { doing: 'promotion' });
  },
};

async function expectRefusal(site: Site, work: () => Promise<unknown>, sentence: RegExp) {
  const seen = await contentsBelow(site.current);
  expect(await refusalOf(work)).toMatch(sentence);
  expect(await contentsBelow(site.current)).toEqual(seen);
}

describe('no command takes', () => {
  it.each(Object.entries(forgeries))('%s', async (_what, [forge, sentence]) => {
    const at = await scene();
    await forge(at);
    for (const work of Object.values(commands)) await expectRefusal(at.site, () => work(at.site), sentence);
    expect(await livePage(at.site, 'blogs/index.html')).toContain('articles');
  });

  it.each(['a file', 'the signature'])('a former release by a rollback, if %s was swapped', async (what) => {
    const { site, live, former } = await scene();
    const file = what === 'a file' ? path.join(former, 'server/remote.js') : await signatureOf(former);
    await writeFile(file, what === 'a file' ? evil : await readFile(await signatureOf(live)));
    const back = () => rollback(site, 'remote-blog', undefined, { doing: 'rollback' });
    const fault =
      what === 'a file' ? 'is damaged, server/remote.js is not' : 'is refused, as its signature is';
    await expectRefusal(site, back, new RegExp(`of remote-blog ${fault}`));
  });

  it('the files of a forged former release into the live site', async () => {
    const { site, former } = await scene();
    const file = await scriptOf(former);
    await writeFile(file, evil);
    await release(site, shell('new'));
    const published = Object.keys(await contentsBelow(path.join(site.current, '_/remote-blog')));
    expect(published.length).toBeGreaterThan(0);
    expect(published.filter((name) => name.includes(path.basename(file)))).toEqual([]);
  });

  it('a link to the live site that leads elsewhere, which compose corrects', async () => {
    const { site } = await scene();
    const seen = await contentsBelow(site.current);
    const composed = path.basename(await realpath(site.current));
    const elsewhere = path.join(site.root, 'elsewhere', composed);
    await mkdir(elsewhere, { recursive: true });
    await writeFile(path.join(elsewhere, 'index.html'), 'evil');
    await rm(site.current);
    await symlink(elsewhere, site.current);
    await expect(verify(site)).rejects.toThrow('is not composed from the versions that the registry names');
    await followStore(site);
    expect(await contentsBelow(site.current)).toEqual(seen);
  });
});

describe('with the stolen key of a bucket', () => {
  let server: S3Server;
  beforeAll(async () => {
    server = await startS3Server();
  });
  afterAll(() => server.close());

  /** Two machines that follow one bucket, the first with a composed site, and the bucket itself. */
  async function machines() {
    const [one, other] = (await sharingBucket(server)).map((site) => withSigners(site, signers, ours));
    if (one === undefined || other === undefined) throw new Error('Two machines are needed.');
    await release(one, shell(), blog());
    const { live } = await readRegistry(one);
    return {
      one,
      other,
      bucket: namedBucket(),
      prefix: `releases/remote-blog/${live['remote-blog']}`,
    };
  }

  it('a swapped file goes live neither where the local copy is intact nor where there is none', async () => {
    const { one, other, bucket, prefix } = await machines();
    await putOver(bucket, `${prefix}/server/remote.js`, Buffer.from(evil));
    await release(one, shell('new'));
    expect(await livePage(one, 'blogs/index.html')).toContain('articles');
    await expect(followStore(other)).rejects.toThrow('server/remote.js is not what was built');
    expect(await contentsBelow(other.current)).toEqual({});
  });

  it('objects that a release does not name keep no machine from composing it', async () => {
    const { one, other, bucket, prefix } = await machines();
    for (const file of ['server/evil.js', 'browser/evil-12345678.js', '.renewed/../evil', 'a folder/'])
      await putOver(bucket, `${prefix}/${file}`, Buffer.from(evil));
    await followStore(other);
    expect(await contentsBelow(other.current)).toEqual(await contentsBelow(one.current));
  });

  it('a whole release of somebody else’s, and the live.json that names it, go live on no machine', async () => {
    const { one, other, bucket } = await machines();
    const seen = await contentsBelow(one.current);
    const dist = await fakeBuild(blog('evil'));
    const version = versionOf(await readFile(path.join(dist, 'release.json')));
    for (const file of await listFiles(dist))
      await putOver(bucket, `releases/remote-blog/${version}/${file}`, await readFile(path.join(dist, file)));
    const { content = '' } = (await one.store.read('live.json')) ?? {};
    const former = (await readRegistry(one)).live['remote-blog'] ?? '';
    await putOver(bucket, 'live.json', Buffer.from(content.replaceAll(former, version)));
    for (const site of [one, other])
      await expect(followStore(site)).rejects.toThrow('no signer whom none names has signed it');
    expect(await contentsBelow(one.current)).toEqual(seen);
  });

  it('a local copy that was swapped is fetched again from the intact bucket', async () => {
    const { one, prefix } = await machines();
    const copy = path.join(one.root, prefix);
    for (const file of [
      path.join(copy, 'server/remote.js'),
      await signatureOf(copy),
      `${await scriptOf(copy)}.br`,
    ]) {
      await writeFile(file, evil);
      await release(one, shell(`shell after ${path.basename(file)}`));
      expect(await livePage(one, 'blogs/index.html')).toContain('articles');
      expect(await readFile(file, 'utf8')).not.toBe(evil);
    }
  });
});
