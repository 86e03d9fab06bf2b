// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { type ListQuery, parseListQuery, serializeListQuery } from './listQuery.ts';

const start: ListQuery = { search: '', category: 'All', page: 1 };
const parse = (query: string) => parseListQuery(new URLSearchParams(query));

describe("the list's address", () => {
  it('is plain at the start', () => {
    expect(parse('')).toEqual(start);
    expect(serializeListQuery(start).toString()).toBe('');
  });

  it.each<ListQuery>([
    { search: 'visa', category: 'Scholarships', page: 3 },
    { search: 'a&b=c #1 + छात्र ', category: 'R&D, etc.', page: 200 },
    { ...start, page: 2 },
    { ...start, search: ' ' },
    { ...start, category: 'University Admissions' },
  ])('gives back what was written: %o', (query) => {
    expect(parse(serializeListQuery(query).toString())).toEqual(query);
  });

  it('keeps the page when search or category change', () => {
    const query = parse('page=3');
    const written = serializeListQuery({ ...query, search: 'visa', category: 'Scholarships' });
    expect(written.toString()).toBe('search=visa&category=Scholarships&page=3');
  });

  it.each(['0', '-1', '1.5', 'two', '', ' 2', '1e3', '0x2', '99999999999999999999'])(
    'reads page "%s" as 1',
    (page) => {
      expect(parseListQuery(new URLSearchParams({ page })).page).toBe(1);
    },
  );

  it('reads an empty category as All', () => {
    expect(parse('category=').category).toBe('All');
  });
});
