/**
 * The table of bad releases: each is refused with a sentence of its own and changes nothing, while the same release
 * without the fault passes. What only a browser finds is tested in trial/badPages.thorough.test.ts.
 */
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { verify } from '../cli/verify.ts';
import type { Site } from '../store/openSite.ts';
import { storeRelease } from '../store/releases.ts';
import { type FakePackage, fakeBuild, pngOf } from '../testing/fakePackage.ts';
import {
  blog,
  contentsBelow,
  emptySite,
  guides,
  liveSite,
  release,
  shell,
  standing,
} from '../testing/fakeSite.ts';
import { UserError } from '../userError.ts';
import { publishReleases } from './publishReleases.ts';

interface Row {
  bad: FakePackage;
  /** Changes the finished build on disk, for faults that no package definition can have. */
  spoil?: (dist: string) => Promise<void>;
  /** The whole sentence, or a pattern where it contains numbers or folders. */
  sentence: string | RegExp;
  good: FakePackage;
  /** Packages released before the bad one, besides shell, blog and guides. */
  before?: FakePackage[];
}

const first = { path: '/blogs/first' };
/** The usual pages, with these parts added to the list's. */
const list = (part: object) => blog('new', { pages: [{ path: '/blogs', ...part }, first] });
const good = blog('new');
const file = (name: string, content: string | Buffer, rest: Partial<FakePackage> = {}) =>
  blog('new', { files: { [name]: content }, ...rest });
const says = (part: NonNullable<FakePackage['release']>) => blog('new', { release: part });
const nav = (label: string) => [{ area: 'main', label, order: 1 } as const];
/** /blogs with this HTML below its heading. */
const html = (text: string) => blog('new', { html: { '/blogs': text } });
const added = (page: string) => blog('new', { pages: [{ path: '/blogs' }, first, { path: page }] });
const provider = (provides: string[]) => guides(`guides with ${provides}`, { release: { provides } });
const user = blog('user', { release: { uses: ['testRequirements'] } });
const moved = (redirects: Record<string, string>) =>
  blog('moved', { pages: [{ path: '/blogs' }, { path: '/blogs/second' }], release: { redirects } });
/** The installed library itself, because the rule knows it by words that another version may lack. */
const productionBuild = (name: string) =>
  readFileSync(
    path.join(import.meta.dirname, `../../node_modules/${name}/cjs/${name}.production.js`),
    'utf8',
  );
const widget = (files: string[]) => ({ slot: 'assistant', label: 'Chat', fallbackPath: '/about', files });
const writing = (name: string, text: string) => (dist: string) => writeFile(path.join(dist, name), text);

const unlisted = (name: string) =>
  `The build of remote-blog is refused, it names ${name}, which is not among its files, so visitors would miss it: fix it and build it again.`;
const malformed = (at: string) =>
  new RegExp(
    `release\\.json is refused, malformed at "${at.replaceAll('.', '\\.')}" \\(.*\\): fix the package and build it again\\.$`,
  );
const claimed = (packages: string, path: string) =>
  `${packages} both claim ${path}, so visitors would see one of the two: give one another path and release it.`;

const rows: Record<string, Row> = {
  // release.json
  'a release.json that is no JSON': {
    bad: blog('spoilt'),
    spoil: writing('release.json', '{'),
    sentence: /release\.json is not valid JSON: fix the package and build it again\.$/,
    good,
  },
  'a release.json without its pages': {
    bad: says({ pages: 7 }),
    sentence: malformed('pages'),
    good,
  },
  'a build without a release.json': {
    bad: blog('spoilt'),
    spoil: (dist) => rm(path.join(dist, 'release.json')),
    sentence: /holds no release\.json: build the package first\.$/,
    good,
  },
  'a name that is no package’s': {
    bad: says({ name: 'blog' }),
    sentence: malformed('name'),
    good,
  },
  'a version that is no hash of the content': {
    bad: says({ version: '1.0' }),
    sentence: malformed('version'),
    good,
  },
  'a menu that the site does not have': {
    bad: list({ nav: [{ area: 'side', label: 'Blogs', order: 1 }] }),
    sentence: malformed('pages.0.nav.0.area'),
    good: list({ nav: nav('Blogs') }),
  },
  'a menu entry without a label': {
    bad: list({ nav: nav('') }),
    sentence: malformed('pages.0.nav.0.label'),
    good: list({ nav: nav('B') }),
  },
  'a widget for no place of the shell': {
    bad: says({ widgets: [{ ...widget([]), slot: 'sidebar' }] }),
    sentence: malformed('widgets.0.slot'),
    good: says({ widgets: [widget([])] }),
  },
  // Its files
  'a file that is missing': {
    bad: blog('spoilt'),
    spoil: (dist) => rm(path.join(dist, 'server/remote.js')),
    sentence: 'The build of remote-blog is refused, server/remote.js is missing: fix it and build it again.',
    good,
  },
  'a file that was changed after the build': {
    bad: blog('spoilt'),
    spoil: writing('server/remote.js', '//'),
    sentence:
      'The build of remote-blog is refused, server/remote.js is not what was built: fix it and build it again.',
    good,
  },
  'a file whose name browsers would keep': {
    bad: file('browser/logo.svg', '<svg/>'),
    sentence:
      'The build of remote-blog is refused, browser/logo.svg has no content hash in its name, so browsers would keep it for a year (import it from code, and the build names it): fix it and build it again.',
    good: file('browser/logo-12345678.svg', '<svg/>'),
  },
  'a style sheet': {
    bad: file('browser/page-12345678.css', 'h1 { color: red }'),
    sentence:
      'The build of remote-blog is refused, browser/page-12345678.css is a style sheet, which no page loads (write styles with styled from @sayapatri/design): fix it and build it again.',
    good: file('browser/page-12345678.js', 'export const h1 = { color: "red" };'),
  },
  'a file name outside the release': {
    bad: file('browser/../x-12345678.js', ''),
    sentence:
      "The build of remote-blog is refused, the file name browser/../x-12345678.js can't be published, so visitors would miss the file (choose a plain name): fix it and build it again.",
    good: file('browser/x-12345678.js', ''),
  },
  ...Object.fromEntries(
    (
      [
        ['an entry', 'entry.js', (entry) => says({ entry })],
        ['a file of a page', 'list.js', (file) => list({ files: [file] })],
        ['a picture for shared links', 'card.png', (card) => list({ card })],
        ['a file of a widget', 'chat.js', (file) => says({ widgets: [widget([file])] })],
        ['a drawing', 'hill.png', (file) => says({ assets: [file] })],
      ] satisfies [string, string, (name: string) => FakePackage][]
    ).map(([what, short, naming]): [string, Row] => {
      const name = `browser/${short.replace('.', '-12345678.')}`;
      const content = short.endsWith('.png') ? pngOf(1200, 630) : '';
      const bad = naming(name);
      return [
        `${what} that is not there`,
        { bad, sentence: unlisted(name), good: { ...bad, files: { [name]: content } } },
      ];
    }),
  ),
  'a server entry that is not there': {
    bad: says({ server: { remote: 'server/other.js' } }),
    sentence: unlisted('server/other.js'),
    good,
  },
  'a file that has changed without its name': {
    before: [file('browser/hill-drawings.svg', '<svg>1</svg>')],
    bad: file('browser/hill-drawings.svg', '<svg>2</svg>'),
    sentence:
      'Two versions of remote-blog have different content in browser/hill-drawings.svg, which browsers keep for a year: rename the file and release it again.',
    good: file('browser/hills-drawings.svg', '<svg>2</svg>'),
  },
  'a malformed Module Federation manifest': {
    bad: file('browser/mf-manifest.json', '{"metaData":{}}'),
    sentence:
      /mf-manifest\.json is refused, malformed at "metaData\.remoteEntry" \(.*\): build remote-blog again\.$/,
    good: file(
      'browser/mf-manifest.json',
      '{"metaData":{"remoteEntry":{"path":""}},"shared":[],"exposes":[]}',
    ),
  },
  // Libraries that the shell provides
  ...Object.fromEntries(
    [
      ['React', productionBuild('react'), 'import { createElement } from "react";'],
      ['React DOM', productionBuild('react-dom'), 'export const DOM = {};'],
      ['Emotion', '"data-emotion"', '"data-motion"'],
    ].map(([library, own = '', other = '']): [string, Row] => [
      `its own ${library}`,
      {
        bad: file('browser/dep-12345678.js', own),
        sentence: `browser/dep-12345678.js of remote-blog brings its own ${library}, with which its pages break: import from react and @sayapatri/design, which the shell provides.`,
        good: file('browser/dep-12345678.js', other),
      },
    ]),
  ),
  // Weights
  'a page with too much HTML': {
    bad: shell(randomBytes(60_000).toString('base64')),
    sentence:
      /^\/ of shell is \d+ bytes of HTML \(brotli\), for which visitors wait, the budget is 60000: shorten it, or put a part where it is loaded later\.$/,
    good: shell(randomBytes(57_000).toString('base64')),
  },
  // Conflicts with live releases
  'a newer contract': {
    bad: says({ contract: 2 }),
    sentence:
      /^Release \w+ of remote-blog supports contract 2 and the shell's \w+ supports 1, so its pages would not open: run `pnpm release shell` first, from sources that support both\.$/,
    good: says({ contract: 2, oldestContract: 1 }),
  },
  'a shell with a newer contract than the live remotes': {
    bad: shell('new', { release: { contract: 3, oldestContract: 2 } }),
    sentence:
      /^Release \w+ of remote-blog supports contract 1 and the shell's \w+ supports 2 to 3, so its pages would not open: run `pnpm release remote-blog` first, from sources that support both\.$/,
    good: shell('new', { release: { contract: 3, oldestContract: 1 } }),
  },
  'a page of another package': {
    bad: added('/study-in-japan'),
    sentence: claimed('remote-blog and remote-destinations', '/study-in-japan'),
    good: added('/study-in-nepal'),
  },
  'a page twice': {
    bad: added('/blogs'),
    sentence:
      'remote-blog claims /blogs twice, so visitors would see one of the two: give one another path and release it.',
    good: added('/blogs/second'),
  },
  'a second feed': {
    before: [blog('fed', { files: { 'browser/feed.xml': '<feed/>' } })],
    bad: guides('new', { files: { 'browser/feed.xml': '<feed/>' } }),
    sentence: claimed('remote-blog and remote-destinations', '/feed.xml'),
    good: guides('new'),
  },
  // The list of pages
  ...Object.fromEntries(
    ['title', 'description'].flatMap((text): [string, Row][] => {
      const lacking = `the page /blogs has no ${text}, by which visitors would find it`;
      return [
        [
          `a page without a ${text}`,
          {
            bad: list({ [text]: undefined }),
            sentence: new RegExp(
              `release\\.json is refused, ${lacking}: fix the package and build it again\\.$`,
            ),
            good,
          },
        ],
        [
          `a page with a blank ${text}`,
          {
            bad: list({ [text]: ' '.repeat(60) }),
            sentence: `The build of remote-blog is refused, ${lacking}: fix it and build it again.`,
            good,
          },
        ],
      ];
    }),
  ),
  ...Object.fromEntries(
    [
      ['that leaves the site', '/../x', '/x'],
      ['in the place of another file', '/feed.xml', '/feed'],
      ['with a query in its path', '/blogs?page=2', '/blogs/page-2'],
      ['with a slash at its end', '/news/', '/news'],
      ['below `/_/`, where the files are', '/_/news', '/n/news'],
    ].map(([what, path = '', possible = '']): [string, Row] => [
      `a page ${what}`,
      {
        bad: added(path),
        sentence: `The build of remote-blog is refused, "${path}" can't be the path of a page, so nobody could open it (choose one such as /study-in-japan): fix it and build it again.`,
        good: added(possible),
      },
    ]),
  ),
  'a title that is too long': {
    bad: list({ title: 'x'.repeat(61) }),
    sentence:
      '/blogs of remote-blog has a title of 61 characters, which search results cut, at most 60 are allowed: shorten it.',
    good: list({ title: 'x'.repeat(60) }),
  },
  'a description that is too short': {
    bad: list({ description: 'x'.repeat(49) }),
    sentence:
      '/blogs of remote-blog has a description of 49 characters, which search results cut or replace, 50 to 160 are allowed: rewrite it.',
    good: list({ description: 'x'.repeat(50) }),
  },
  'a description that is too long': {
    bad: list({ description: 'x'.repeat(161) }),
    sentence:
      '/blogs of remote-blog has a description of 161 characters, which search results cut or replace, 50 to 160 are allowed: rewrite it.',
    good: list({ description: 'x'.repeat(160) }),
  },
  'a menu entry that is too long': {
    bad: list({ nav: nav('x'.repeat(25)) }),
    sentence: `/blogs of remote-blog has the menu entry "${'x'.repeat(25)}" of 25 characters, which does not fit into the menu, at most 24 are allowed: shorten it.`,
    good: list({ nav: nav('x'.repeat(24)) }),
  },
  ...Object.fromEntries(
    ['/api', '/livez', '/healthz', '/readyz'].map((path): [string, Row] => [
      `the server’s path ${path}`,
      {
        bad: added(path),
        sentence: `${path} of remote-blog is a path that the server answers itself (${path}), so visitors would never see the page: choose another one.`,
        good: added(`${path}-explained`),
      },
    ]),
  ),
  'two h1 on a page': {
    bad: html('<h1>Another</h1>'),
    sentence:
      '/blogs of remote-blog has 2 h1, so screen readers and search engines can’t tell what it is about: keep one, and make the others h2.',
    good: html('<h2>Another</h2>'),
  },
  'a widget that leads nowhere': {
    bad: says({ widgets: [{ ...widget([]), fallbackPath: '/talk' }] }),
    sentence:
      'The widget "Chat" of remote-blog has the fallbackPath /talk, which is no page of the site, so without scripts its button leads nowhere: name a page that is live.',
    good: says({ widgets: [{ ...widget([]), fallbackPath: '/blogs/first' }] }),
  },
  'a page that is gone': {
    bad: moved({}),
    sentence:
      "/blogs/first of remote-blog is live and would disappear, so links to it would lead nowhere: keep it, or name the page that takes its place in the remote's `redirects`.",
    good: moved({ '/blogs/first': '/blogs/second' }),
  },
  'a redirect that is gone': {
    before: [moved({ '/blogs/first': '/blogs/second' })],
    bad: blog('later', { pages: [{ path: '/blogs' }, { path: '/blogs/second' }] }),
    sentence:
      "/blogs/first of remote-blog is live and would disappear, so links to it would lead nowhere: keep it, or name the page that takes its place in the remote's `redirects`.",
    good: blog('later', {
      pages: [{ path: '/blogs' }, { path: '/blogs/second' }],
      release: { redirects: { '/blogs/first': '/blogs' } },
    }),
  },
  'a redirect to no page': {
    bad: moved({ '/blogs/first': '/blogs/third' }),
    sentence:
      'remote-blog redirects /blogs/first to /blogs/third, which is no page, so visitors find nothing there: name a page that is live.',
    good: moved({ '/blogs/first': '/study-in-japan' }),
  },
  'a redirect from a page that is there': {
    bad: moved({ '/blogs/first': '/blogs', '/about': '/blogs' }),
    sentence: claimed('shell and remote-blog', '/about'),
    good: moved({ '/blogs/first': '/blogs', '/about-us': '/about' }),
  },
  'a redirect that leaves the site': {
    bad: moved({ '/../first': '/blogs' }),
    sentence:
      'The build of remote-blog is refused, "/../first" can\'t be redirected, so who follows it finds nothing (name the path of a former page): fix it and build it again.',
    good: moved({ '/blogs/first': '/blogs' }),
  },
  'a dataset that another release uses and nothing provides any more': {
    before: [provider(['testRequirements']), user],
    bad: provider([]),
    sentence:
      'remote-blog uses the dataset testRequirements, which no release would provide any more, so visitors would miss its figures: keep it, or release remote-blog without it first.',
    good: provider(['testRequirements', 'countryFacts']),
  },
  // The server build
  'a page without a heading': {
    bad: blog('no heading'),
    sentence:
      "/blogs of remote-blog has no h1, so screen readers and search engines can't tell what it is about: give it its heading and run `pnpm release remote-blog`.",
    good: blog('a heading'),
  },
  'a page that throws': {
    bad: blog('throws'),
    sentence:
      "/blogs of remote-blog can't be rendered (Cannot read the price.): fix it and run `pnpm release remote-blog`.",
    good: blog('catches'),
  },
  'a server build without a definition': {
    bad: file('server/remote.js', 'export const pages = [];'),
    sentence:
      'The server build of remote-blog does not export its definition as default: fix it and run `pnpm release remote-blog`.',
    good,
  },
  'a server build that does not load': {
    bad: file('server/remote.js', 'import "./gone.js";'),
    sentence:
      /^The server build of remote-blog can't be loaded \(.*gone\.js.*\): fix it and run `pnpm release remote-blog`\.$/,
    good,
  },
  'a server build that asks for a browser': {
    bad: file('server/remote.js', 'window.scrollTo(0, 0); export default {};'),
    sentence:
      "The server build of remote-blog can't be loaded (window is not defined): fix it and run `pnpm release remote-blog`.",
    good,
  },
  'a shell that can’t render': {
    bad: shell('new', { files: { 'server/prerender.js': 'export const prerender = () => "";' } }),
    sentence:
      'The server build of shell does not export prerender and createServerLoader: fix it and run `pnpm release shell`.',
    good: shell('new'),
  },
};

describe('a release is refused for', () => {
  let shared: Site;
  let stood: Awaited<ReturnType<typeof standing>>;
  /** Good twins that have passed on the shared site; many rows share one. */
  const passed = new Set<FakePackage>();
  /** The content of every file of the live releases. */
  let stored: Record<string, string>;
  beforeAll(async () => {
    shared = await liveSite();
    stood = await standing(shared);
    stored = await contentsBelow(path.join(shared.root, 'releases'));
  });

  it.each(Object.entries(rows))('%s, and its good twin passes', async (_what, row) => {
    const { bad, spoil, sentence, good: twin, before } = row;
    const site = before ? await liveSite() : shared;
    if (before) await release(site, ...before);
    const then = before ? await standing(site) : stood;
    const dist = await fakeBuild(bad);
    await spoil?.(dist);
    const publish = async (from: string, dryRun: boolean) =>
      publishReleases(site, [await storeRelease(site, from)], { doing: 'release', dryRun });
    const refused = await publish(dist, false).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(UserError);
    const { message } = refused as UserError;
    if (typeof sentence === 'string') expect(message).toBe(sentence);
    else expect(message).toMatch(sentence);
    expect(message).not.toContain('\n');
    expect(await standing(site)).toEqual(then);
    if (!before && passed.has(twin)) return;
    // Only a dry run, so that all rows can share one site.
    expect(await publish(await fakeBuild(twin), true)).toMatchObject({ changed: true });
    if (!before) passed.add(twin);
  });

  it('each of these, and the live site and its store stay as they were', async () => {
    expect(await standing(shared)).toEqual(stood);
    expect(await contentsBelow(path.join(shared.root, 'releases'))).toMatchObject(stored);
    const { faults } = await verify(shared);
    expect(faults).toEqual({ missing: [], different: [], surplus: [] });
  });

  it('the lack of a live shell', async () => {
    await expect(release(await emptySite(), blog())).rejects.toThrow(
      'No release of the shell is live: run `pnpm build`, which releases every package.',
    );
  });
});
