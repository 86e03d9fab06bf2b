/**
 * The table of bad releases: each is refused with a sentence of its own and changes nothing, while a release that comes
 * close passes. What only a browser finds is tested in the trial's own table.
 */
import { randomBytes } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { UserError } from '@sayapatri/contract/userError';
import { beforeAll, describe, expect, it } from 'vitest';
import { publishReleases } from '../cli/publishReleases.ts';
import { verify } from '../cli/verify.ts';
import type { Site } from '../releases/openSite.ts';
import { storeRelease } from '../releases/releases.ts';
import { type FakePackage, fakeBuild } from '../testing/fakePackage.ts';
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

interface Row {
  bad: FakePackage;
  /** Changes the finished build on disk, for faults that no package definition can have. */
  spoil?: (dist: string) => Promise<void>;
  sentence: string | RegExp;
  /** Comes close and passes; by default an ordinary release. */
  good?: FakePackage;
  /** Packages released before the bad one, besides shell, blog and guides. */
  before?: FakePackage[];
}

const first = { path: '/blogs/first' };
const ordinary = blog('new');
/** The usual pages, with these parts added to the list's. */
const list = (part: object) => blog('new', { pages: [{ path: '/blogs', ...part }, first] });
const file = (name: string, content: string) => blog('new', { files: { [name]: content } });
const says = (part: NonNullable<FakePackage['release']>) => blog('new', { release: part });
const nav = (label: string, area = 'main') => [{ area, label, order: 1 }];
const added = (page: string) => blog('new', { pages: [{ path: '/blogs' }, first, { path: page }] });
const moved = (redirects: Record<string, string>) =>
  blog('moved', { pages: [{ path: '/blogs' }, { path: '/blogs/second' }], release: { redirects } });
const widget = (part: object = {}) => ({
  slot: 'assistant',
  label: 'Chat',
  fallbackPath: '/about',
  files: [],
  ...part,
});
const chat = (text: string): FakePackage => ({
  name: 'remote-chat',
  text,
  pages: [],
  release: { widgets: [widget()] },
});
const provider = (provides: string[]) => guides(`guides with ${provides}`, { release: { provides } });

/** A fault that the schema of release.json finds at this place. */
const malformed = (bad: FakePackage, at: string, good?: FakePackage): Row => ({
  bad,
  sentence: new RegExp(
    `release\\.json is refused, malformed (at "${at.replaceAll('.', '\\.')}")? ?\\(.+\\): fix`,
  ),
  ...(good ? { good } : {}),
});
/** HTML that comes close to a bad one, and passes, all together on one page. */
const close: string[] = [];
/** /blogs with this HTML below its heading, and HTML that comes close. */
function html(bad: string, sentence: string, good: string): Row {
  close.push(good);
  return {
    bad: blog('new', { html: { '/blogs': bad } }),
    sentence: new RegExp(`^/blogs of remote-blog ${sentence}`),
  };
}

const rows: Record<string, Row> = {
  // release.json and its files
  'a build without a release.json': {
    bad: ordinary,
    spoil: (dist) => rm(path.join(dist, 'release.json')),
    sentence: /holds no release\.json: build the package first\.$/,
  },
  'a release.json that is no JSON': {
    bad: ordinary,
    spoil: (dist) => writeFile(path.join(dist, 'release.json'), '{'),
    sentence: /release\.json is not valid JSON: fix the package and build it again\.$/,
  },
  'a file that was changed after the build': {
    bad: ordinary,
    spoil: (dist) => writeFile(path.join(dist, 'server/remote.js'), '//'),
    sentence:
      'The build of remote-blog is refused, server/remote.js is not what was built: fix it and build it again.',
  },
  'a release.json without its pages': malformed(says({ pages: 7 }), 'pages'),
  'a menu entry that is too long': malformed(
    list({ nav: nav('x'.repeat(25)) }),
    'pages.0.nav.0.label',
    list({ nav: nav('x'.repeat(24)) }),
  ),
  'a redirect that leaves the site': malformed(moved({ '/../first': '/blogs' }), 'redirects./../first'),
  'a style sheet': malformed(file('browser/page-12345678.css', 'h1 {}'), 'files.browser/page-12345678.css'),
  'an entry that is not there': malformed(says({ entry: 'browser/entry-12345678.js' }), ''),
  'a file that has changed without its name': {
    before: [file('browser/hill-drawings.svg', '<svg>1</svg>')],
    bad: file('browser/hill-drawings.svg', '<svg>2</svg>'),
    sentence:
      /^Two versions of remote-blog have different content in browser\/hill-drawings\.svg, which browsers keep/,
    good: file('browser/hills-drawings.svg', '<svg>2</svg>'),
  },
  'a file without a content hash in its name': {
    bad: file('browser/feed.xml', '<feed/>'),
    sentence:
      /^browser\/feed\.xml of remote-blog has no content hash in its name, so visitors would not get it/,
    good: file('browser/feed-12345678.xml', '<feed/>'),
  },
  'a React of its own': {
    bad: file('browser/dep-12345678.js', 'Symbol.for("react.transitional.element")'),
    sentence: /^browser\/dep-12345678\.js of remote-blog brings its own React, with which its pages break/,
    good: file('browser/dep-12345678.js', 'import { createElement } from "react";'),
  },
  'a picture of a megabyte': {
    bad: file('browser/hill-12345678.svg', 'x'.repeat(1_000_000)),
    sentence: /has 1000000 bytes, for which visitors would wait, at most 250000 are allowed/,
    good: file('browser/hill-12345678.svg', 'x'.repeat(250_000)),
  },
  // Together with the live releases
  'a newer shared': {
    bad: says({ shared: '1.3.0' }),
    sentence:
      /^Release \w+ of remote-blog is built against shared 1\.3\.0 and the shell's \w+ provides 1\.2\.0, .+ `pnpm release shell` first/,
    good: says({ shared: '1.1.0' }),
  },
  'an older major of shared': {
    bad: says({ shared: '0.9.0' }),
    sentence:
      /^Release \w+ of remote-blog is built against shared 0\.9\.0 and the shell's .+ `pnpm release remote-blog` first/,
  },
  'a page of another package': {
    bad: added('/study-in-japan'),
    sentence:
      /^remote-blog and remote-destinations both claim \/study-in-japan, so visitors would see one of the two/,
    good: added('/study-in-nepal'),
  },
  'the server’s own path': {
    bad: added('/api'),
    sentence: /^\/api of remote-blog is a path that the server answers itself \(\/api\)/,
    good: added('/api-explained'),
  },
  'the title of another page': {
    bad: list({ title: 'ABOUT us' }),
    sentence: /^\/about of shell and \/blogs of remote-blog have the same title, "ABOUT us"/,
    good: list({ title: 'About us all' }),
  },
  'two entries of a menu with the same label': {
    bad: blog('new', {
      pages: [
        { path: '/blogs', nav: nav('Blogs') as never },
        { ...first, nav: nav('Blogs') as never },
      ],
    }),
    sentence: /^\/blogs\/first of remote-blog has the menu entry "Blogs", and so has \/blogs of remote-blog/,
  },
  'a page that is gone': {
    bad: moved({}),
    sentence: /^\/blogs\/first of remote-blog is live and would disappear, so links to it would lead nowhere/,
    good: moved({ '/blogs/first': '/blogs/second' }),
  },
  'a redirect to no page': {
    bad: moved({ '/blogs/first': '/blogs/third' }),
    sentence: /^remote-blog redirects \/blogs\/first to \/blogs\/third, which is no page/,
    good: moved({ '/blogs/first': '/study-in-japan' }),
  },
  'a widget that leads nowhere': {
    bad: says({ widgets: [widget({ fallbackPath: '/talk' })] }),
    sentence: /^The widget "Chat" of remote-blog has the fallbackPath \/talk, which is no page of the site/,
    good: says({ widgets: [widget()] }),
  },
  'a page that leaves search engines': {
    bad: list({ indexed: false }),
    sentence: /^\/blogs of remote-blog has indexed: false, so it would leave search engines/,
  },
  'a dataset that a live release uses and nothing provides any more': {
    before: [provider(['testRequirements']), blog('user', { release: { uses: ['testRequirements'] } })],
    bad: provider([]),
    sentence: /^remote-blog uses the dataset testRequirements, which no release would provide any more/,
    good: provider(['testRequirements', 'countryFacts']),
  },
  'a second assistant': {
    before: [chat('chat')],
    bad: says({ widgets: [widget()] }),
    sentence: /^remote-chat brings the assistant "Chat", and remote-blog brings one already/,
    good: chat('new chat'),
  },
  // The server build
  'a page that throws': {
    bad: blog('throws'),
    sentence:
      "/blogs of remote-blog can't be rendered (Cannot read the price.): fix it and run `pnpm release remote-blog`.",
  },
  'a page without a heading': {
    bad: blog('no heading'),
    sentence:
      /^\/blogs of remote-blog has no h1, .+: give it its heading and run `pnpm release remote-blog`\.$/,
  },
  'a server build that asks for a browser': {
    bad: file('server/remote.js', 'window.scrollTo(0, 0); export default {};'),
    sentence:
      "The server build of remote-blog can't be loaded (window is not defined): fix it and run `pnpm release remote-blog`.",
  },
  // The HTML of its pages
  'a page with too much HTML': {
    bad: shell(randomBytes(60_000).toString('base64')),
    sentence: /^\/ of shell is \d+ bytes of HTML \(brotli\), for which visitors wait, the budget is 60000/,
    good: shell(randomBytes(57_000).toString('base64')),
  },
  'two h1': html('<h1>Another</h1>', 'has 2 h1, ', '<h2>Another</h2>'),
  'a link to no page': html(
    '<a href="../blogs/two">On</a>',
    'links to ../blogs/two, which is no page',
    '<a href="/blogs/first">On</a>',
  ),
  'a link to a part that is not there': html(
    '<a href="#end">On</a>',
    'links to #end, where nothing has',
    '<a href="#end">On</a><p id="end">End</p>',
  ),
  'a link that runs code': html(
    '<a href="javascript:alert(1)">On</a>',
    'links to javascript:alert\\(1\\), which no',
    '<a href="tel:+97715550140">On</a>',
  ),
  'a picture that is not there': html(
    '<img src="/_/remote-blog/x.png" alt="">',
    'loads /_/remote-blog/x.png, which',
    '<img src="data:," alt="">',
  ),
  'a form that nothing answers': html(
    '<form action="/send" method="post"></form>',
    'sends a form to /send, which',
    '<form action="/api" method="post"></form>',
  ),
  'a label of no field': html(
    '<label for="name">Name</label>',
    'has a label element whose for names name',
    '<label for="name">Name</label><input id="name">',
  ),
  'an id twice': html(
    '<p id="a">A</p><p id="a">B</p>',
    'has the id a more than once',
    '<p id="a">A</p><p id="b">B</p>',
  ),
  'a price that is undefined': html(
    '<p>NPR undefined</p>',
    'says "NPR undefined"',
    '<p>An undefinedness</p><code>undefined</code>',
  ),
  'signs escaped twice': html('<p>A &amp;amp; B</p>', 'says "A &amp; B"', '<p>A &amp; B</p>'),
  'a base element': html('<base href="/">', 'renders a base element', '<p>x</p>'),
  'a field that takes the focus': html(
    '<input autofocus aria-label="Name">',
    'has autofocus on a input',
    '<input aria-label="Name">',
  ),
  'a page that loses its text': {
    before: [blog('long', { html: { '/blogs': 'word '.repeat(200) } })],
    bad: blog('short', { html: { '/blogs': 'word '.repeat(20) } }),
    sentence: /^\/blogs of remote-blog would show visitors \d+ characters of text in place of \d+/,
    good: blog('half', { html: { '/blogs': 'word '.repeat(90) } }),
  },
};

describe('a release is refused for', () => {
  let shared: Site;
  let stood: Awaited<ReturnType<typeof standing>>;
  /** The content of every file of the live releases. */
  let stored: Record<string, string>;
  beforeAll(async () => {
    shared = await liveSite();
    stood = await standing(shared);
    stored = await contentsBelow(path.join(shared.root, 'releases'));
  });

  it.each(Object.entries(rows))('%s', async (_what, { bad, spoil, sentence, good, before }) => {
    const site = before ? await liveSite() : shared;
    if (before) await release(site, ...before);
    const then = before ? await standing(site) : stood;
    const dist = await fakeBuild(bad);
    await spoil?.(dist);
    // The trial comes last, so what reaches it has passed all rules; its refusal lets all rows share one site.
    const publish = async (from: string) =>
      publishReleases(site, [await storeRelease(site, from)], {
        tryPages: () => Promise.reject(new Error('passed')),
      });
    const refused = await publish(dist).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(UserError);
    const { message } = refused as UserError;
    if (typeof sentence === 'string') expect(message).toBe(sentence);
    else expect(message).toMatch(sentence);
    expect(message).not.toContain('\n');
    expect(await standing(site)).toEqual(then);
    if (good) await expect(publish(await fakeBuild(good))).rejects.toThrow(/^passed$/);
  });

  it('none of these, where its HTML comes close to all of them', async () => {
    const site = await liveSite();
    const fine = blog('new', { html: { '/blogs': close.join('') } });
    expect(await release(site, fine)).toMatchObject({ changed: true });
  });

  it('each of these, and the live site and its store stay as they were', async () => {
    expect(await standing(shared)).toEqual(stood);
    expect(await contentsBelow(path.join(shared.root, 'releases'))).toMatchObject(stored);
    const { faults } = await verify(shared);
    expect(faults).toEqual([]);
  });

  it('the lack of a live shell', async () => {
    await expect(release(await emptySite(), blog())).rejects.toThrow(
      'No release of the shell is live: run `pnpm build`, which releases every package.',
    );
  });
});
