// @vitest-environment node
import { loadPage } from '@sayapatri/contract';
import { testRemote } from '@sayapatri/testing/pages';
import { expect, it } from 'vitest';
import remote from './remote.tsx';

it('owns the list, which the header and the footer name', () => {
  expect(remote.pages.map(({ path, nav }) => [path, nav?.map(({ area, label }) => [area, label])])).toEqual([
    [
      '/blogs',
      [
        ['main', 'Blogs'],
        ['informations', 'Blogs'],
      ],
    ],
  ]);
});

await testRemote(remote);

it('loads for an article its own facts only', async () => {
  const { data } = await loadPage(remote, '/blogs/securing-your-future');
  expect(data).toMatchObject({ slug: 'securing-your-future' });
  expect(data).not.toHaveProperty('html');
});
