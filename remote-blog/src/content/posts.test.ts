// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { readPosts, summaryOf } from '../../vite/posts.ts';
import { postPath } from '../paths.ts';

const specified = ['mastering-university-admissions', 'securing-your-future', 'unlocking-opportunities'];

/** Articles that were added later are free to be shorter or longer, and to name a year. */
const posts = (await readPosts(`${import.meta.dirname}/posts`)).filter(({ slug }) =>
  specified.includes(slug),
);

/** What a visitor reads, without markup. */
const textOf = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/&[^;\s]+;/g, ' ');

describe('the articles', () => {
  it('are the three of the specification, in its order and with its numbers', () => {
    const facts = posts.map(({ slug, readTime, views, comments }) => [
      postPath(slug),
      `${readTime} min`,
      views,
      comments,
    ]);
    expect(facts).toEqual([
      ['/blogs/mastering-university-admissions', '5 min', 271, 0],
      ['/blogs/securing-your-future', '6 min', 257, 0],
      ['/blogs/unlocking-opportunities', '7 min', 255, 0],
    ]);
  });

  it('are on three different subjects', () => {
    const subjects = posts.map(({ category }) => category);
    expect(subjects).toEqual(['University Admissions', 'Scholarships', 'Academic Advice']);
  });

  describe.each(posts)('$slug', ({ html, headings, ...meta }) => {
    it('has a body of 700 to 1,200 words', () => {
      const words = textOf(html).match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu) ?? [];
      expect(words.length).toBeGreaterThanOrEqual(700);
      expect(words.length).toBeLessThanOrEqual(1200);
    });

    it('is structured, starting below the title', () => {
      expect(headings.length).toBeGreaterThanOrEqual(4);
      expect(headings[0]?.level).toBe(2);
      expect(html).toContain('<ul>');
    });

    it('names no sum of money, percentage or year that could go stale', () => {
      expect(textOf(html)).not.toMatch(/[$€£%₹]|\b(NPR|USD|AUD|lakhs?|20\d\d)\b/);
    });

    it('leaves its body out of the list', () => {
      const summary = summaryOf({ html, headings, ...meta });
      expect(summary).toEqual(meta);
    });
  });
});
