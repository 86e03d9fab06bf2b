// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { pageSize, paginate } from './paginate.ts';
import { samplePosts } from './samplePosts.ts';

describe('pages of the list', () => {
  it('hold six posts', () => {
    expect(pageSize).toBe(6);
  });

  it.each([
    [0, 0, 0],
    [1, 1, 1],
    [6, 1, 6],
    [7, 2, 1],
    [200, 34, 2],
  ])('of %i posts are %i, the last with %i', (count, pageCount, onLast) => {
    const posts = samplePosts(count);
    expect(paginate(posts, 1).pageCount).toBe(pageCount);
    expect(paginate(posts, Math.max(1, pageCount)).posts).toHaveLength(onLast);
  });

  it.each([0, 1, 6, 7, 200])('show each of %i posts exactly once', (count) => {
    const posts = samplePosts(count);
    const { pageCount } = paginate(posts, 1);
    const shown = Array.from({ length: pageCount }, (_, index) => paginate(posts, index + 1).posts).flat();
    expect(shown).toEqual(posts);
  });

  it.each([0, 1, 6, 7, 200])('of %i posts have no Previous on page 1 and no Next on the last', (count) => {
    const posts = samplePosts(count);
    const { pageCount } = paginate(posts, 1);
    expect(paginate(posts, 1).previous).toBeUndefined();
    expect(paginate(posts, Math.max(1, pageCount)).next).toBeUndefined();
  });

  it('lead one page on and one page back', () => {
    expect(paginate(samplePosts(200), 17)).toMatchObject({ page: 17, previous: 16, next: 18 });
    expect(paginate(samplePosts(7), 1)).toMatchObject({ next: 2 });
    expect(paginate(samplePosts(7), 2)).toMatchObject({ previous: 1 });
  });

  it.each([
    [0, 2, 1],
    [1, 2, 1],
    [6, 2, 1],
    [7, 3, 2],
    [200, 99, 34],
  ])('of %i posts are empty at page %i, and lead back to page %i', (count, page, back) => {
    expect(paginate(samplePosts(count), page)).toMatchObject({
      posts: [],
      page,
      previous: back,
      next: undefined,
    });
  });
});
