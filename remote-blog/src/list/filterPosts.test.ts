// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { listCategories } from './categories.ts';
import { countLine } from './countLine.ts';
import { filterPosts } from './filterPosts.ts';
import { samplePosts } from './samplePosts.ts';

const posts = [
  { title: 'Winning a Scholarship', excerpt: 'Where the money is', category: 'Scholarships' },
  { title: 'Admissions', excerpt: 'Apply calmly (and early)', category: 'Admissions' },
  { title: 'Study habits', excerpt: 'How a scholar reads', category: 'Academic Advice' },
];
const found = (search: string, category = 'All') =>
  filterPosts(posts, { search, category }).map(({ title }) => title);

describe('searching and filtering', () => {
  it('looks in titles and excerpts, in any case', () => {
    expect(found('SCHOLAR')).toEqual(['Winning a Scholarship', 'Study habits']);
    expect(found('where the MONEY')).toEqual(['Winning a Scholarship']);
  });

  it('does not look in any other field', () => {
    expect(found('Advice')).toEqual([]);
  });

  it('takes the search as plain text', () => {
    expect(found('(and early)')).toEqual(['Admissions']);
    expect(found('.*')).toEqual([]);
  });

  it('ignores spaces around the search', () => {
    expect(found(' admissions ')).toEqual(['Admissions']);
    expect(found('   ')).toHaveLength(3);
  });

  it('matches a category exactly, and All matches every one', () => {
    expect(found('', 'Admissions')).toEqual(['Admissions']);
    expect(found('', 'admissions')).toEqual([]);
    expect(found('', 'Adm')).toEqual([]);
    expect(found('')).toHaveLength(3);
  });

  it('shows only posts that match both', () => {
    expect(found('scholar', 'Academic Advice')).toEqual(['Study habits']);
    expect(found('scholar', 'Admissions')).toEqual([]);
  });

  it.each([
    [0, 0],
    [1, 0],
    [6, 2],
    [7, 2],
    [200, 66],
  ])('finds in %i posts the %i of a category', (count, expected) => {
    const all = samplePosts(count);
    expect(filterPosts(all, { search: '', category: 'All' })).toEqual(all);
    expect(filterPosts(all, { search: '', category: 'Scholarships' })).toHaveLength(expected);
    expect(filterPosts(all, { search: 'nepal', category: 'All' })).toHaveLength(count);
    expect(filterPosts(all, { search: 'abroad', category: 'All' })).toEqual([]);
  });
});

describe('the count line', () => {
  it.each([0, 1, 6, 7, 200])('says how many of %i posts match, not how many stand on the page', (count) => {
    const all = samplePosts(count);
    const matching = filterPosts(all, { search: 'title', category: 'All' });
    expect(countLine(matching.length, all.length)).toBe(`Showing ${count} of ${count} articles`);
    expect(countLine(0, count)).toBe(`Showing 0 of ${count} articles`);
  });
});

describe('the categories', () => {
  it('are All and each one once, in the order of the posts', () => {
    expect(listCategories(samplePosts(200))).toEqual(['All', 'Admissions', 'Scholarships']);
    expect(listCategories([])).toEqual(['All']);
  });
});
