// @vitest-environment node
import { loadDefault, loadPage } from 'shared/contract';
import { expect, test } from 'vitest';
import requirements from './content/requirements.ts';
import remote from './remote.tsx';

test('it owns two pages, listed in the menu and in the footer', () => {
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

test.each(remote.pages)('$path says what it is in 50 to 160 characters', ({ description }) => {
  expect(description.length).toBeGreaterThanOrEqual(50);
  expect(description.length).toBeLessThanOrEqual(160);
});

test.each(remote.pages)('$path loads with its content', async ({ path }) => {
  const { Component, data } = await loadPage(remote, path);
  expect(Component).toBeTypeOf('function');
  expect(data).toBeTypeOf('object');
});

test('others receive the very dataset that the page shows', async () => {
  expect(await loadDefault(remote, remote.provides?.testRequirements ?? '')).toBe(requirements);
});
