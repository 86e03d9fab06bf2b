/** The contract's rules for pages and between packages: for each a release that is refused, and a good twin of it. */
import { expect, it } from 'vitest';
import type { FakePackage } from '../testing/fakePackage.ts';
import { blog, guides, livePage, liveSite, release, shell, standing } from '../testing/fakeSite.ts';
import { UserError } from '../userError.ts';

interface Case {
  bad: FakePackage;
  sentence: string;
  good: FakePackage;
  /** Released before, besides the usual packages. */
  before?: FakePackage[];
}

const first = { path: '/blogs/first' };
const list = (part: object) => blog('new', { pages: [{ path: '/blogs', ...part }, first] });
const nav = (label: string) => [{ area: 'main', label, order: 1 } as const];
/** /blogs with this HTML in the place of its text. */
const html = (text: string) => blog(text);
const added = (path: string) => blog('new', { pages: [{ path: '/blogs' }, first, { path }] });
const provider = (provides: string[]) => guides(`guides with ${provides}`, { release: { provides } });
const user = blog('user', { release: { uses: ['testRequirements'] } });
const moved = (redirects: Record<string, string>) =>
  blog('moved', { pages: [{ path: '/blogs' }, { path: '/blogs/second' }], release: { redirects } });

const cases: Record<string, Case> = {
  'a title that is too long': {
    bad: list({ title: 'x'.repeat(61) }),
    sentence: '/blogs of remote-blog has a title of 61 characters, 60 at most are wanted: shorten it.',
    good: list({ title: 'x'.repeat(60) }),
  },
  'a description that is too short': {
    bad: list({ description: 'x'.repeat(49) }),
    sentence: '/blogs of remote-blog has a description of 49 characters, 50 to 160 are wanted: rewrite it.',
    good: list({ description: 'x'.repeat(50) }),
  },
  'a description that is too long': {
    bad: list({ description: 'x'.repeat(161) }),
    sentence: '/blogs of remote-blog has a description of 161 characters, 50 to 160 are wanted: rewrite it.',
    good: list({ description: 'x'.repeat(160) }),
  },
  'the same faults in the shell': {
    bad: shell('new', { pages: [{ path: '/', title: 'x'.repeat(61) }, { path: '/about' }] }),
    sentence: '/ of shell has a title of 61 characters, 60 at most are wanted: shorten it.',
    good: shell('new', { pages: [{ path: '/', title: 'x'.repeat(60) }, { path: '/about' }] }),
  },
  'a menu entry that is too long': {
    bad: list({ nav: nav('x'.repeat(25)) }),
    sentence: `/blogs of remote-blog has the menu entry "${'x'.repeat(25)}" of 25 characters, 24 at most are wanted: shorten it.`,
    good: list({ nav: nav('x'.repeat(24)) }),
  },
  'the title of another package’s page': {
    bad: list({ title: 'About us' }),
    sentence:
      '/about of shell and /blogs of remote-blog have the same title, "About us": give one of them another title.',
    good: list({ title: 'About our blog' }),
  },
  'the title of another page of its own': {
    bad: list({ title: 'Title of /blogs/first' }),
    sentence:
      '/blogs of remote-blog and /blogs/first of remote-blog have the same title, "Title of /blogs/first": give one of them another title.',
    good: list({ title: 'Title of the list' }),
  },
  ...Object.fromEntries(
    ['/api', '/livez', '/healthz', '/readyz'].map((path): [string, Case] => [
      `the server’s path ${path}`,
      {
        bad: added(path),
        sentence: `${path} of remote-blog is a path that the server answers itself (${path}): choose another one.`,
        good: added(`${path}-explained`),
      },
    ]),
  ),
  'a path below one of the server': {
    bad: added('/api/enquiries'),
    sentence:
      '/api/enquiries of remote-blog is a path that the server answers itself (/api): choose another one.',
    good: added('/blogs/api'),
  },
  'two h1 on a page': {
    bad: html('<h1>Another</h1>'),
    sentence: '/blogs has 2 h1: keep one, and make the others h2.',
    good: html('<h2>Another</h2>'),
  },
  'a link to a page that is not there': {
    bad: html('<a class="x" href="/blogs/second">Read on</a>'),
    sentence: '/blogs links to /blogs/second, which is no page of the site: correct the link.',
    good: html('<a class="x" href="/blogs/first">Read on</a>'),
  },
  'a link to a part of another page that is not there': {
    bad: html('<a href="/about#team">Our team</a>'),
    sentence: '/blogs links to /about#team, where nothing has the id team: correct the link.',
    good: html(
      '<a href="/about">Our team</a> <a href="/feed.xml">Feed</a> <a href="//elsewhere.example">Else</a>',
    ),
  },
  'a link to a part of the page itself that is not there': {
    bad: html('<a href="#end">To the end</a>'),
    sentence: '/blogs links to #end, where nothing has the id end: correct the link.',
    good: html('<a href="#end">To the end</a><p id="end">End</p>'),
  },
  'a page that is gone': {
    bad: moved({}),
    sentence:
      "/blogs/first of remote-blog is live and would be gone: keep it, or say in the remote's `redirects` which page takes its place.",
    good: moved({ '/blogs/first': '/blogs/second' }),
  },
  'a redirect that is gone': {
    before: [moved({ '/blogs/first': '/blogs/second' })],
    bad: blog('later', { pages: [{ path: '/blogs' }, { path: '/blogs/second' }] }),
    sentence:
      "/blogs/first of remote-blog is live and would be gone: keep it, or say in the remote's `redirects` which page takes its place.",
    good: blog('later', {
      pages: [{ path: '/blogs' }, { path: '/blogs/second' }],
      release: { redirects: { '/blogs/first': '/blogs' } },
    }),
  },
  'a redirect to no page': {
    bad: moved({ '/blogs/first': '/blogs/third' }),
    sentence:
      'remote-blog redirects /blogs/first to /blogs/third, which is no page: name a page that is live.',
    good: moved({ '/blogs/first': '/study-in-japan' }),
  },
  'a redirect from a page that is there': {
    bad: moved({ '/blogs/first': '/blogs', '/about': '/blogs' }),
    sentence: 'shell and remote-blog both claim /about: give one another path and release it.',
    good: moved({ '/blogs/first': '/blogs', '/about-us': '/about' }),
  },
  'a redirect that leaves the site': {
    bad: moved({ '/../first': '/blogs' }),
    sentence:
      'The build of remote-blog is refused, "/../first" can\'t be redirected: fix it and build it again.',
    good: moved({ '/blogs/first': '/blogs' }),
  },
  'a dataset that another release uses and nothing provides any more': {
    before: [provider(['testRequirements']), user],
    bad: provider([]),
    sentence:
      'remote-blog uses the dataset testRequirements, which no release would provide any more: keep it, or release remote-blog without it first.',
    good: provider(['testRequirements', 'countryFacts']),
  },
};

it.each(Object.keys(cases))('%s is refused, and its good twin goes live', async (name) => {
  const { bad, sentence, good, before = [] } = cases[name] ?? { bad: blog(), sentence: '', good: blog() };
  const site = await liveSite();
  for (const fake of before) await release(site, fake);
  const stood = await standing(site);
  const refused = await release(site, bad).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(UserError);
  expect((refused as UserError).message).toBe(sentence);
  expect(await standing(site)).toEqual(stood);
  expect(await release(site, good)).toMatchObject({ changed: true });
});

it('a former address leads to the page that took its place, with or without scripts', async () => {
  const site = await liveSite();
  await release(site, moved({ '/blogs/first': '/blogs/second' }));
  const page = await livePage(site, 'blogs/first/index.html');
  expect(page).toContain('<meta http-equiv="refresh" content="0; url=/blogs/second">');
  expect(page).toContain('<link rel="canonical" href="https://www.sayapatri.example/blogs/second">');
  expect(page).toContain('<a href="/blogs/second">');
  expect(await livePage(site, 'blogs/first/.moved')).toBe('/blogs/second');
  expect(await livePage(site, 'sitemap.xml')).not.toContain('/blogs/first');
});
