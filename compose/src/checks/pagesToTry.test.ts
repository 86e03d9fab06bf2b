import { beforeAll, expect, it } from 'vitest';
import { publishReleases } from '../cli/publishReleases.ts';
import type { Site } from '../releases/openSite.ts';
import type { FakePackage } from '../testing/fakePackage.ts';
import { blog, emptySite, guides, release, shell, store } from '../testing/fakeSite.ts';
import type { PagesToTry } from './tryPages.ts';

const files = {
  'browser/list-11111111.js': 'list',
  'browser/post-11111111.js': 'post',
  'browser/one-11111111.js': 'one',
  'browser/two-11111111.js': 'two',
  'browser/long-11111111.js': 'long',
  'browser/all-11111111.js': 'all',
  'browser/all-22222222.js': 'one more',
};
const post = (path: string, content: string, all = 'browser/all-11111111.js') => ({
  path,
  files: ['browser/post-11111111.js', content, all],
  content: [content, all],
});
const posts = [
  post('/blogs/one', 'browser/one-11111111.js'),
  post('/blogs/with-a-long-heading', 'browser/long-11111111.js'),
];
const list = { path: '/blogs', files: ['browser/list-11111111.js'] };
const articles = (text: string, pages = [list, ...posts]) => blog(text, { files, pages });

const chat = (text: string): FakePackage => ({ name: 'remote-chat', text });
const nav = [{ area: 'main' as const, label: 'Japan', order: 50 }];
const all = 'browser/all-22222222.js';

let site: Site;
beforeAll(async () => {
  site = await emptySite();
  await release(site, shell(), articles('old'), guides(), chat('old'));
});

/** The pages that a release tries, which is then refused. */
async function tried(of: Site, ...fakes: FakePackage[]): Promise<PagesToTry | undefined> {
  let seen: PagesToTry | undefined;
  const stored = [];
  for (const fake of fakes) stored.push(await store(of, fake));
  const tryPages = async ({ pages, alike }: PagesToTry) => {
    seen = { pages: pages.toSorted(), alike: alike.toSorted() };
    throw new Error('refused');
  };
  await expect(publishReleases(of, stored, { tryPages })).rejects.toThrow('refused');
  return seen;
}

/** Pages that all visitors try, and no others. */
const whole = (...pages: string[]): PagesToTry => ({ pages, alike: [] });
const everyPage: PagesToTry = {
  pages: ['/about', '/blogs', '/blogs/with-a-long-heading', '/study-in-japan'],
  alike: ['/', '/blogs/one'],
};

it('a first release tries every page, of each kind the longest by all visitors', async () => {
  expect(await tried(await emptySite(), shell(), articles('old'), guides())).toEqual(everyPage);
});

it.each<[string, FakePackage, PagesToTry]>([
  ['every page when the shell is new', shell('new'), everyPage],
  [
    'the longest page of each kind where only code is new',
    articles('new'),
    whole('/blogs', '/blogs/with-a-long-heading'),
  ],
  [
    'every page whose content is new, and no other page of the same kind',
    articles('new', [list, posts[1] ?? list, post('/blogs/one', 'browser/two-11111111.js')]),
    whole('/blogs', '/blogs/one'),
  ],
  [
    'only the new article, though all others now link to it',
    articles('new', [
      list,
      post('/blogs/one', 'browser/one-11111111.js', all),
      post('/blogs/with-a-long-heading', 'browser/long-11111111.js', all),
      post('/blogs/two', 'browser/two-11111111.js', all),
    ]),
    whole('/blogs', '/blogs/two'),
  ],
  [
    'no page of the other packages, whose menus have a new entry',
    guides('new', { pages: [{ path: '/study-in-japan', nav }] }),
    whole('/study-in-japan'),
  ],
  ['no page where none was written', chat('new'), whole()],
])('a release tries %s', async (_what, fake, pages) => {
  expect(await tried(site, fake)).toEqual(pages);
});
