// @vitest-environment node
import { loadPage } from '@sayapatri/contract';
import { testRemote } from '@sayapatri/testing/pages';
import { expect, it } from 'vitest';
import remote from './remote.tsx';

it('the package owns the list, which the header and the footer link to', () => {
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

it('an article’s page loads the facts of that article only', async () => {
  const { data } = await loadPage(remote, '/blogs/securing-your-future');
  expect(data).toMatchObject({ slug: 'securing-your-future' });
  expect(data).not.toHaveProperty('html');
});
