/** Whatever is refused, the live site and the registry stay as they were, to the byte. */
import { randomBytes } from 'node:crypto';
import { readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Site } from '../site.ts';
import { readRegistry } from '../store/registry.ts';
import type { FakePackage } from '../testing/fakePackage.ts';
import { blog, emptySite, guides, liveSite, release, shell, standing, store } from '../testing/fakeSite.ts';
import { UserError } from '../userError.ts';
import { publishReleases } from './publishReleases.ts';

async function expectRefusal(site: Site, work: () => Promise<unknown>, sentence: RegExp) {
  const before = await standing(site);
  const error = await work().then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(UserError);
  expect((error as UserError).message).toMatch(sentence);
  expect((error as UserError).message).not.toContain('\n');
  expect(await standing(site)).toEqual(before);
}

const page = (part: object) => blog('new', { pages: [{ path: '/blogs', ...part }] });
const code = (file: string, source: string) => blog('new', { files: { [file]: source } });

const refusedReleases: Record<string, [FakePackage, RegExp]> = {
  'a page without a title': [
    page({ title: '' }),
    /release\.json is refused, the page \/blogs has no title: fix/,
  ],
  'a page with a blank title': [
    page({ title: ' ' }),
    /build of remote-blog is refused, the page \/blogs has/,
  ],
  'a page without a description': [page({ description: undefined }), /the page \/blogs has no description/],
  'a page that leaves the site': [page({ path: '/../x' }), /"\/\.\.\/x" can't be the path of a page/],
  'a page in the place of another file': [page({ path: '/feed.xml' }), /can't be the path of a page/],
  'a page without a heading': [blog('no heading'), /^\/blogs of remote-blog has no h1: give it/],
  'a page that throws': [
    blog('throws'),
    /\/blogs of remote-blog can't be rendered \(Cannot read the price\.\): fix/,
  ],
  'a page of another package': [
    page({ path: '/study-in-japan' }),
    /remote-blog and remote-destinations both claim \/study-in-japan: give one another path/,
  ],
  'a page twice': [
    blog('new', { pages: [{ path: '/blogs' }, { path: '/blogs' }] }),
    /remote-blog claims \/blogs twice/,
  ],
  'a newer contract': [
    blog('new', { release: { contract: 2 } }),
    /remote-blog is built for contract 2 and the shell's \w+ for 1: run `pnpm build`/,
  ],
  'a newer shared': [
    blog('new', { release: { shared: '1.10.0' } }),
    /built against shared 1\.10\.0 and the shell's \w+ provides 1\.2\.0: run `pnpm release shell` first/,
  ],
  'a shell with a newer contract than the live remotes': [
    shell('new', { release: { contract: 2 } }),
    /of remote-blog is built for contract 1 and the shell's \w+ for 2/,
  ],
  'a shell with an older shared than the live remotes': [
    shell('new', { release: { shared: '1.1.9' } }),
    /provides 1\.1\.9/,
  ],
  'a server build without a definition': [
    code('server/remote.js', 'export const pages = [];'),
    /server build of remote-blog does not export its definition as default: fix/,
  ],
  'a server build that does not load': [
    code('server/remote.js', 'import "./gone.js";'),
    /server\/remote\.js of remote-blog can't be loaded \(.*gone\.js.*\): fix/,
  ],
  'a file whose name browsers would keep': [
    code('browser/logo.svg', '<svg/>'),
    /browser\/logo\.svg carries no content hash in its name/,
  ],
  'a style sheet': [
    code('browser/page-12345678.css', 'h1 { color: red }'),
    /browser\/page-12345678\.css is a style sheet, which no page loads/,
  ],
  'a file name outside the release': [code('browser/../x-12345678.js', ''), /can't be published/],
  'an entry that is not there': [
    blog('new', { release: { entry: 'browser/entry-12345678.js' } }),
    /it names browser\/entry-12345678\.js, which is not among its files/,
  ],
  'its own React': [
    code('browser/dep-12345678.js', 'Symbol.for("react.transitional.element")'),
    /browser\/dep-12345678\.js of remote-blog brings its own React: import from react and shared\/core/,
  ],
  'its own Emotion': [code('browser/dep-12345678.js', '"data-emotion"'), /brings its own Emotion/],
  'a page over its budget': [
    blog('new', {
      files: { 'browser/big-12345678.js': `//${randomBytes(15_000).toString('base64')}` },
      pages: [{ path: '/blogs', files: ['browser/big-12345678.js'] }, { path: '/blogs/first' }],
    }),
    /\/blogs of remote-blog adds \d+ bytes of code \(JavaScript, brotli\), the budget is under 15000/,
  ],
  'a page whose HTML is over its budget': [
    blog(randomBytes(14_000).toString('base64')),
    /\/blogs is \d+ bytes of HTML \(brotli\), the budget is under 14336: shorten it/,
  ],
  'more content than a page may bring': [
    blog('new', {
      files: { 'browser/big-12345678.js': `//${randomBytes(30_000).toString('base64')}` },
      pages: [{ path: '/blogs', files: ['browser/big-12345678.js'], content: ['browser/big-12345678.js'] }],
    }),
    /\/blogs of remote-blog adds \d+ bytes of content \(JavaScript, brotli\), the budget is under 30000/,
  ],
};

describe('a release is refused for', () => {
  it.each(Object.keys(refusedReleases))('%s', async (fault) => {
    const [fake, sentence] = refusedReleases[fault] ?? [blog(), /^$/];
    const site = await liveSite();
    await expectRefusal(site, () => release(site, fake), sentence);
  });

  it('changing a file without changing its name', async () => {
    const site = await emptySite();
    const drawing = (text: string) => blog(text, { files: { 'browser/hill-drawings.svg': text } });
    await release(site, shell(), drawing('one'));
    await expectRefusal(
      site,
      () => release(site, drawing('two')),
      /Two versions of remote-blog have different content in browser\/hill-drawings\.svg/,
    );
  });

  it('two feeds', async () => {
    const site = await liveSite();
    const files = { 'browser/feed.xml': '<feed/>' };
    await release(site, blog('x', { files }));
    await expectRefusal(
      site,
      () => release(site, guides('x', { files })),
      /remote-blog and remote-destinations both claim \/feed\.xml/,
    );
  });

  it('having no shell around it', async () => {
    const site = await emptySite();
    await expectRefusal(site, () => release(site, blog()), /No release of the shell is live: run/);
  });
});

describe('every command is refused while', () => {
  const faults: Record<string, [(site: Site, folder: string) => Promise<void>, RegExp]> = {
    'the registry is no JSON': [
      ({ root }) => writeFile(path.join(root, 'live.json'), '{"live":'),
      /live\.json is not valid JSON: delete it and run `pnpm build`/,
    ],
    'the registry is malformed': [
      ({ root }) => writeFile(path.join(root, 'live.json'), '{"live":{"shell":3},"history":{}}'),
      /live\.json is refused, malformed at "live\.shell" \(.*\): delete it/,
    ],
    'the registry names a release that is not there': [
      (_, folder) => rm(folder, { recursive: true }),
      /The registry names release \w+ of remote-destinations, which is not in .*: run `pnpm release remote-/,
    ],
    'a live release.json is no JSON': [
      (_, folder) => writeFile(path.join(folder, 'release.json'), 'x'),
      /release\.json is not valid JSON: run `pnpm release remote-destinations`/,
    ],
    'a live release.json is malformed': [
      (_, folder) => writeFile(path.join(folder, 'release.json'), '{}'),
      /release\.json is refused, malformed at "name"/,
    ],
    'a live release has lost a file': [
      (_, folder) => rm(path.join(folder, 'server/remote.js')),
      /of remote-destinations is damaged, server\/remote\.js is missing: run `pnpm release/,
    ],
    'a live release has a changed file': [
      (_, folder) => writeFile(path.join(folder, 'server/remote.js'), '//'),
      /of remote-destinations is damaged, server\/remote\.js is not what was built: run/,
    ],
  };

  it.each(Object.keys(faults))('%s', async (fault) => {
    const [spoil, sentence] = faults[fault] ?? [async () => {}, /^$/];
    const site = await liveSite();
    const { live } = await readRegistry(site);
    await spoil(
      site,
      path.join(site.root, 'releases', 'remote-destinations', live['remote-destinations'] ?? ''),
    );
    await expectRefusal(site, () => release(site, blog('new')), sentence);
  });
});

it('building everything tells of a page over its budget, and goes on', async () => {
  const site = await liveSite();
  const [fake] = refusedReleases['a page over its budget'] ?? [blog()];
  const told: string[] = [];
  const onWarning = (sentence: string) => told.push(sentence);
  await publishReleases(site, [await store(site, fake)], { doing: 'build', onWarning });
  expect(told).toEqual([expect.stringContaining('the budget is under 15000')]);
});

it('a damaged live release is repaired by releasing it again', async () => {
  const site = await liveSite();
  const folder = path.join(site.root, 'releases', 'remote-destinations');
  const [version = ''] = await readdir(folder);
  await rm(path.join(folder, version, 'server/remote.js'));
  await release(site, guides());
  await release(site, blog('new'));
});
