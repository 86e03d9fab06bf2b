// @vitest-environment node
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
