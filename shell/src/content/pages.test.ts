import { expect, test } from 'vitest';
import { pages } from './pages.ts';
import { paths } from './paths.ts';

test('every address of the shell has one page', () => {
  expect(pages.map(({ path }) => path)).toEqual(Object.values(paths));
});

test('titles and descriptions are all different', () => {
  expect(new Set(pages.map(({ title }) => title)).size).toBe(pages.length);
  expect(new Set(pages.map(({ description }) => description)).size).toBe(pages.length);
});

test.each(pages)('the description of $path fits a search result', ({ description }) => {
  expect(description.length).toBeGreaterThanOrEqual(50);
  expect(description.length).toBeLessThanOrEqual(160);
});

test('only the test page is kept out of search engines', () => {
  expect(pages.filter(({ indexed }) => indexed === false).map(({ path }) => path)).toEqual([
    '/test-team-slider',
  ]);
});
