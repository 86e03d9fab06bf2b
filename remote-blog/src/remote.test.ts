// @vitest-environment node
import { testRemote } from 'shared/testing/pages';
import { expect, it } from 'vitest';
import remote from './remote.tsx';

it('owns the list and the articles', () => {
  expect(remote.name).toBe('remote-blog');
  expect(remote.pages.map(({ path }) => path)).toEqual(
    expect.arrayContaining([
      '/blogs',
      '/blogs/mastering-university-admissions',
      '/blogs/securing-your-future',
      '/blogs/unlocking-opportunities',
    ]),
  );
});

testRemote(remote);

it('loads for an article its own facts only', async () => {
  const page = remote.pages.find(({ path }) => path === '/blogs/securing-your-future');
  const loaded = (await remote.modules[page?.data ?? '']?.()) as { default: { slug: string } };
  expect(loaded.default.slug).toBe('securing-your-future');
});
