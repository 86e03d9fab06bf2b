import { beforeAll, expect, it } from 'vitest';
import { publishReleases } from '../cli/publishReleases.ts';
import type { Site } from '../releases/openSite.ts';
import type { FakePackage } from '../testing/fakePackage.ts';
import { blog, emptySite, guides, release, shell, store } from '../testing/fakeSite.ts';

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
async function tried(of: Site, ...fakes: FakePackage[]): Promise<readonly string[] | undefined> {
  let seen: readonly string[] | undefined;
  const stored = [];
  for (const fake of fakes) stored.push(await store(of, fake));
  const tryPages = async ({ pages }: { pages: readonly string[] }) => {
    seen = pages.toSorted();
    throw new Error('refused');
  };
  await expect(publishReleases(of, stored, { tryPages })).rejects.toThrow('refused');
  return seen;
}

const everyPage = ['/', '/about', '/blogs', '/blogs/one', '/blogs/with-a-long-heading', '/study-in-japan'];

it('a first release tries every page', async () => {
  expect(await tried(await emptySite(), shell(), articles('old'), guides())).toEqual(everyPage);
});

it.each<[string, FakePackage, string[]]>([
  ['every page when the shell is new', shell('new'), everyPage],
  [
    'the longest page of each kind where only code is new',
    articles('new'),
    ['/blogs', '/blogs/with-a-long-heading'],
  ],
  [
    'every page whose content is new, and no other page of the same kind',
    articles('new', [list, posts[1] ?? list, post('/blogs/one', 'browser/two-11111111.js')]),
    ['/blogs', '/blogs/one'],
  ],
  [
    'only the new article, though all others now link to it',
    articles('new', [
      list,
      post('/blogs/one', 'browser/one-11111111.js', all),
      post('/blogs/with-a-long-heading', 'browser/long-11111111.js', all),
      post('/blogs/two', 'browser/two-11111111.js', all),
    ]),
    ['/blogs', '/blogs/two'],
  ],
  [
    'no page of the other packages, whose menus have a new entry',
    guides('new', { pages: [{ path: '/study-in-japan', nav }] }),
    ['/study-in-japan'],
  ],
  ['no page where none was written', chat('new'), []],
])('a release tries %s', async (_what, fake, pages) => {
  expect(await tried(site, fake)).toEqual(pages);
});
