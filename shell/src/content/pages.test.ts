import { testPages } from 'shared/testing/pages';
import { expect, test } from 'vitest';
import { pages } from './pages.ts';
import { paths } from './paths.ts';

test('every address of the shell has one page', () => {
  expect(pages.map(({ path }) => path)).toEqual(Object.values(paths));
});

testPages(pages);

test('only the test page and the offline page are kept out of search engines', () => {
  expect(pages.filter(({ indexed }) => indexed === false).map(({ path }) => path)).toEqual([
    '/test-team-slider',
    '/offline',
  ]);
});
