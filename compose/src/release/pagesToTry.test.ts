import { expect, it } from 'vitest';
import type { Site } from '../store/openSite.ts';
import type { FakePackage } from '../testing/fakePackage.ts';
import { blog, emptySite, guides, release, shell, store } from '../testing/fakeSite.ts';
import { publishReleases } from './publishReleases.ts';

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

/** What would be tried of a live site if this were released, each page with its depth. */
async function tried(site: Site, ...fakes: FakePackage[]): Promise<string[] | undefined> {
  let seen: string[] | undefined;
  const stored = [];
  for (const fake of fakes) stored.push(await store(site, fake));
  await publishReleases(site, stored, {
    doing: 'test',
    tryPages: async ({ pages, depths }) => {
      seen = pages.map((page) => `${page} ${depths?.get(page)}`).sort();
    },
  });
  return seen;
}

it('is every page of a first release', async () => {
  const site = await emptySite();
  expect(await tried(site, shell(), articles('old'), guides())).toEqual([
    '/ whole',
    '/about content',
    '/blogs whole',
    '/blogs/one whole',
    '/blogs/with-a-long-heading content',
    '/study-in-japan whole',
  ]);
});

it('is the longest page of each kind where only code is new', async () => {
  const site = await emptySite();
  await release(site, shell(), articles('old'), guides());
  expect(await tried(site, articles('new'))).toEqual(['/blogs whole', '/blogs/with-a-long-heading whole']);
});

it('is every page whose content is new, and no other page of the same kind', async () => {
  const site = await emptySite();
  await release(site, shell(), articles('old'), guides());
  const changed = [list, posts[1] ?? list, post('/blogs/one', 'browser/two-11111111.js')];
  expect(await tried(site, articles('new', changed))).toEqual(['/blogs whole', '/blogs/one whole']);
  const another = post('/blogs/two', 'browser/one-11111111.js');
  expect(await tried(site, articles('newer', [...changed, another]))).toEqual([
    '/blogs whole',
    '/blogs/two whole',
  ]);
});

it('is only the new article, though all others now link to it', async () => {
  const site = await emptySite();
  await release(site, shell(), articles('old'));
  const all = 'browser/all-22222222.js';
  const pages = [
    list,
    post('/blogs/one', 'browser/one-11111111.js', all),
    post('/blogs/with-a-long-heading', 'browser/long-11111111.js', all),
    post('/blogs/two', 'browser/two-11111111.js', all),
  ];
  expect(await tried(site, articles('new', pages))).toEqual(['/blogs whole', '/blogs/two whole']);
});

it('is every page when the shell is new', async () => {
  const site = await emptySite();
  await release(site, shell(), articles('old'));
  expect(await tried(site, shell('new'))).toEqual([
    '/ whole',
    '/about content',
    '/blogs whole',
    '/blogs/one whole',
    '/blogs/with-a-long-heading content',
  ]);
});

it('is one page of each kind of the other packages, and of it only the frame, where a menu has a new entry', async () => {
  const site = await emptySite();
  await release(site, shell(), articles('old'), guides());
  const nav = [{ area: 'main' as const, label: 'Japan', order: 50 }];
  expect(await tried(site, guides('new', { pages: [{ path: '/study-in-japan', nav }] }))).toEqual([
    '/ frame',
    '/blogs frame',
    '/blogs/with-a-long-heading frame',
    '/study-in-japan whole',
  ]);
});

it('is no page where none was written', async () => {
  const site = await emptySite();
  const chat = (text: string): FakePackage => ({ name: 'remote-chat', text });
  await release(site, shell(), chat('old'));
  expect(await tried(site, chat('new'))).toEqual([]);
});
