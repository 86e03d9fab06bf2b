// @vitest-environment node
import { testRemote } from '@sayapatri/testing/pages';
import { expect, test } from 'vitest';
import remote from './remote.tsx';

test('the package owns two pages in the menu and the footer', () => {
  expect(remote.pages.map(({ path, nav }) => [path, nav])).toEqual([
    [
      '/ielts-pte',
      [
        { area: 'test-preparation', label: 'IELTS & PTE', order: 10 },
        { area: 'informations', label: 'IELTS and PTE', order: 40 },
      ],
    ],
    ['/sat', [{ area: 'test-preparation', label: 'SAT', order: 20 }]],
  ]);
});

await testRemote(remote);
