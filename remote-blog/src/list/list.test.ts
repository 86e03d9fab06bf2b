// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { filterPosts, listCategories } from './filterPosts.ts';
import { type ListQuery, parseListQuery, serializeListQuery } from './listQuery.ts';
import { samplePosts } from './samplePosts.fixture.ts';

const posts = [
  { title: 'Winning a Scholarship', excerpt: 'Where the money is', category: 'Scholarships' },
  { title: 'Admissions', excerpt: 'Apply calmly (and early)', category: 'Admissions' },
  { title: 'Study habits', excerpt: 'How a scholar reads', category: 'Academic Advice' },
];
const [scholarship, admissions, habits] = posts.map(({ title }) => title);

it.each<[why: string, search: string, category: string, found: (string | undefined)[]]>([
  ['in titles and excerpts, in any case', 'SCHOLAR', 'All', [scholarship, habits]],
  ['in no other field', 'Advice', 'All', []],
  ['as plain text', '(and early)', 'All', [admissions]],
  ['not as a pattern', '.*', 'All', []],
  ['without the spaces around it', ' admissions ', 'All', [admissions]],
  ['in all posts if it is empty', '   ', 'All', [scholarship, admissions, habits]],
  ['within a category', 'scholar', 'Academic Advice', [habits]],
  ['within a category without a match', 'scholar', 'Admissions', []],
  ['within a category by its exact name', '', 'admissions', []],
])('the search text is looked for %s', (_, search, category, found) => {
  expect(filterPosts(posts, { search, category }).map(({ title }) => title)).toEqual(found);
});

it('the categories are All and each one once, in the order of the posts', () => {
  expect(listCategories(samplePosts(200))).toEqual(['All', 'Admissions', 'Scholarships']);
});

describe("the list's address", () => {
  const start: ListQuery = { search: '', category: 'All', page: 1 };

  it.each<[ListQuery, string]>([
    [start, ''],
    [{ search: 'visa', category: 'Scholarships', page: 3 }, 'search=visa&category=Scholarships&page=3'],
    [{ ...start, search: ' ' }, 'search=+'],
    [
      { search: 'a&b=c #1 + छात्र', category: 'R&D, etc.', page: 200 },
      expect.stringMatching(/^search=a%26b.*&category=R%26D.*&page=200$/),
    ],
  ])('is read as it was written: %o', (query, address) => {
    const written = serializeListQuery(query).toString();
    expect(written).toEqual(address);
    expect(parseListQuery(new URLSearchParams(written))).toEqual(query);
  });

  it.each(['0', '-1', '1.5', 'two', '', ' 2', '1e3', '0x2', '99999999999999999999'])(
    'with page "%s" and an empty category is read as page 1 of all articles',
    (page) => {
      expect(parseListQuery(new URLSearchParams({ page, category: '' }))).toEqual(start);
    },
  );
});
