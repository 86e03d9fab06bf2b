/**
 * What somebody who can write to the store, but has no signer's key, can put there, and what a person with a text editor or
 * a broken program can. Every command refuses it in one sentence, and what visitors see stays as it was.
 */
import { cp, mkdir, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { integrityOf } from '@sayapatri/contract/release/files';
import { expect, it } from 'vitest';
import { followStore } from '../cli/compose.ts';
import { liveInStaging } from '../cli/promote.ts';
import { publishReleases } from '../cli/publishReleases.ts';
import { verify } from '../cli/verify.ts';
import type { Site } from '../releases/openSite.ts';
import { readRegistry } from '../releases/registry.ts';
import { storeRelease } from '../releases/releases.ts';
import { versionOf } from '../releases/versions.ts';
import { type FakePackage, fakeBuild } from '../testing/fakePackage.ts';
import { blog, contentsBelow, emptySite, guides, release, shell } from '../testing/fakeSite.ts';
import { refusalOf } from '../testing/refusalOf.ts';
import { newSigner, withSigners } from '../testing/signers.ts';

const [ours, theirs, nobodys] = [newSigner(), newSigner(), newSigner()];
const signers = { 'remote-blog': [ours], 'remote-destinations': [theirs] };
const evil = 'export default { name: "remote-blog", text: "evil", modules: {}, pages: [] };';

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
  await release(site, shell(), blog('first'));
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

async function signatureOf(folder: string): Promise<string> {
  const [name = ''] = await readdir(path.join(folder, 'signatures'));
  return path.join(folder, 'signatures', name);
}

const liveJson = ({ root }: Site) => path.join(root, 'live.json');

/** Writes live.json with these parts in place of its own. */
async function say(site: Site, part: object): Promise<void> {
  await writeFile(liveJson(site), JSON.stringify({ ...(await readRegistry(site)), ...part }));
}

/** Makes live.json name this version of a package. */
const name = async (site: Site, version: string, named = 'remote-blog') =>
  say(site, { live: { ...(await readRegistry(site)).live, [named]: version } });

/** Puts a build into the store by hand, as whoever has the store's key can, and makes live.json name it. */
async function plant({ site }: Scene, fake: FakePackage): Promise<string> {
  const dist = await fakeBuild(fake);
  const version = versionOf(await readFile(path.join(dist, 'release.json')));
  const folder = path.join(site.root, 'releases/remote-blog', version);
  await cp(dist, folder, { recursive: true });
  await name(site, version);
  return folder;
}

/** Plants a build with the signature that another key makes of it. */
async function plantSigned(at: Scene, signer: typeof ours): Promise<string> {
  const elsewhere = withSigners(await emptySite(), { 'remote-blog': [signer] }, signer);
  const { folder } = await storeRelease(elsewhere, await fakeBuild(blog('evil')));
  const planted = await plant(at, blog('evil'));
  await cp(path.join(folder, 'signatures'), path.join(planted, 'signatures'), { recursive: true });
  return planted;
}

type Row = [spoil: (at: Scene) => Promise<unknown>, sentence: RegExp];

const forgeries: Record<string, Row> = {
  'a swapped file whose hash is corrected in release.json': [
    async ({ live }) => {
      const [file, description] = [path.join(live, 'server/remote.js'), path.join(live, 'release.json')];
      const former = integrityOf(await readFile(file));
      await writeFile(file, evil);
      const text = await readFile(description, 'utf8');
      await writeFile(description, text.replace(former, integrityOf(evil)));
    },
    /of remote-blog is damaged, its release\.json is that of version [0-9a-f]{12}:/,
  ],
  'a file that release.json does not name': [
    ({ live }) => writeFile(path.join(live, 'server/evil.js'), evil),
    /server\/evil\.js is not in its release\.json/,
  ],
  'a symbolic link in place of a file': [
    async ({ live, site }) => {
      await rename(path.join(live, 'server/remote.js'), path.join(site.root, 'remote.js'));
      await symlink(path.join(site.root, 'remote.js'), path.join(live, 'server/remote.js'));
    },
    /server\/remote\.js is no file but a link or a device/,
  ],
  'a swapped compressed variant beside a true file': [
    async ({ live }) => {
      const names = await readdir(path.join(live, 'browser/assets'));
      const script = names.find((file) => file.endsWith('.js')) ?? '';
      await writeFile(path.join(live, `browser/assets/${script}.gz`), gzipSync('evil'));
    },
    /\.js\.gz is not what browser\/assets\/.*\.js is compressed/,
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
      await name(site, version);
    },
    /of remote-blog is damaged, its release\.json is that of remote-destinations:/,
  ],
  'a release without a signature': [
    (at) => plant(at, blog('evil')),
    /of remote-blog is refused, as no signer whom .* names has signed it: run `pnpm release remote-blog`/,
  ],
  'a release signed by another package’s signer': [
    (at) => plantSigned(at, theirs),
    /of remote-blog is refused, as no signer whom .* names has signed it/,
  ],
  'a signature by an unknown key under the signer’s name': [
    async (at) => {
      const signature = path.basename(await signatureOf(at.live));
      const planted = await plantSigned(at, nobodys);
      await rename(await signatureOf(planted), path.join(planted, 'signatures', signature));
    },
    /of remote-blog is refused, as no signer whom .* names has signed it/,
  ],
};

const malformed = (place: string) =>
  new RegExp(`live\\.json is refused, malformed at "${place}.*: correct it`);

const edits: Record<string, Row> = {
  'an empty live.json': [
    ({ site }) => writeFile(liveJson(site), ''),
    /live\.json is not valid JSON: correct it, or delete it and run `pnpm build`/,
  ],
  'a folder in place of live.json': [
    async ({ site }) => {
      await rm(liveJson(site));
      await mkdir(liveJson(site));
    },
    /live\.json can't be read \(EISDIR\): make it a file/,
  ],
  'a release that is gone': [
    ({ live }) => rm(live, { recursive: true }),
    /names release \w+ of remote-blog, which is not in .*: run `pnpm release remote-blog`/,
  ],
  'a release.json that is no JSON': [
    ({ live }) => writeFile(path.join(live, 'release.json'), 'x'),
    /release\.json is not valid JSON: run `pnpm release remote-blog`/,
  ],
  'a version by its beginning': [
    ({ site, live }) => name(site, path.basename(live).slice(0, 12)),
    /The registry names "[0-9a-f]{12}" of remote-blog, which is no version \(64 hex digits\)/,
  ],
  'a package whose name is none': [
    ({ site }) => name(site, 'a'.repeat(64), '../remote-blog'),
    malformed('live\\.\\.\\./remote-blog"'),
  ],
  'a redirect to another host': [
    ({ site }) => say(site, { redirects: { '/old': '//evil.example' } }),
    malformed('redirects\\./old"'),
  ],
};

/** Every command that could bring it live. */
const commands: ((site: Site) => Promise<unknown>)[] = [
  followStore,
  (site) => verify(site, { repair: true }),
  (site) => release(site, shell('new')),
  async (site) => publishReleases(site, await liveInStaging(site, ['remote-blog'])),
];

it.each(Object.entries({ ...forgeries, ...edits }))(
  'every command refuses %s',
  async (_what, [spoil, sentence]) => {
    const at = await scene();
    await spoil(at);
    const seen = await contentsBelow(at.site.current);
    for (const work of commands) {
      expect(await refusalOf(() => work(at.site))).toMatch(sentence);
      expect(await contentsBelow(at.site.current)).toEqual(seen);
    }
  },
);
