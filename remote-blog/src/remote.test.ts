// @vitest-environment node
import { loadPage } from '@sayapatri/contract';
import { testRemote } from '@sayapatri/testing/pages';
import { expect, it } from 'vitest';
import articles from './articles.ts';
import remote from './remote.tsx';

it('owns the list and the articles', () => {
  expect(remote.name).toBe('remote-blog');
  expect(remote.pages.map(({ path }) => path)).toEqual(['/blogs']);
  expect(articles.pages.map(({ path }) => path)).toEqual(
    expect.arrayContaining([
      '/blogs/mastering-university-admissions',
      '/blogs/securing-your-future',
      '/blogs/unlocking-opportunities',
    ]),
  );
});

await testRemote(remote);

it('lists Blogs in the header and in the footer', () => {
  expect(remote.pages[0]?.nav?.map(({ area, label }) => [area, label])).toEqual([
    ['main', 'Blogs'],
    ['informations', 'Blogs'],
  ]);
});

it('loads for an article its own facts only', async () => {
  const { data } = await loadPage(remote, '/blogs/securing-your-future');
  expect(data).toMatchObject({ slug: 'securing-your-future' });
  expect(data).not.toHaveProperty('html');
});
