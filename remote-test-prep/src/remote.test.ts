// @vitest-environment node
import { loadDefault } from 'shared/contract';
import { testRemote } from 'shared/testing/pages';
import { expect, test } from 'vitest';
import requirements from './content/requirements.ts';
import remote from './remote.tsx';

test('it owns two pages in the menu and the footer, and the score converter', () => {
  expect(remote.pages.map(({ path, nav }) => [path, nav])).toEqual([
    [
      '/ielts-pte',
      [
        { area: 'test-preparation', label: 'IELTS & PTE', order: 10 },
        { area: 'informations', label: 'IELTS and PTE', order: 40 },
      ],
    ],
    ['/sat', [{ area: 'test-preparation', label: 'SAT', order: 20 }]],
    ['/plan/scores', undefined],
  ]);
});

await testRemote(remote);

test('other packages receive the same dataset that the page shows', async () => {
  expect(await loadDefault(remote, remote.provides?.testRequirements ?? '')).toBe(requirements);
});
