// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { postSource } from './postSource.fixture.ts';
import { parsePost, summaryOf } from './posts.ts';

const parse = (fields: Record<string, string | null>) => () => parsePost('sample.md', postSource({ fields }));

describe('front matter', () => {
  it('becomes the typed facts of the article', () => {
    const post = parsePost('sample.md', postSource());
    expect(summaryOf(post)).toEqual({
      slug: 'sample',
      title: 'A Sample Article',
      excerpt: 'An excerpt that is long enough to stand on a card and in a search result.',
      author: 'A Sample Team',
      date: '2024-05-06',
      category: 'Academic Advice',
      tags: ['reading', 'writing'],
      image: 'campus-path',
      imageAlt: 'A path',
      readTime: 5,
      views: 0,
      comments: 0,
    });
  });

  it.each(['"2024-02-29"', "'2024-02-29'", '2024-02-29'])('may have the date written as %s', (date) => {
    expect(parse({ date })().date).toBe('2024-02-29');
  });

  it.each([
    ['date', '2024-02-30', 'must be a day that exists, written as YYYY-MM-DD'],
    ['date', '06/05/2024', 'must be a day that exists'],
    ['date', '"2024-05-06T10:00:00Z"', 'must be a day that exists'],
    ['date', '20240506', 'must be text in quotes'],
    ['date', '1999-12-31', 'must be in the year 2000 or later'],
    ['slug', 'sample', 'is not a field'],
    ['title', '2024', 'must be text in quotes'],
    ['excerpt', 'Too short.', 'must have 50 to 160 characters'],
    ['category', 'All', 'must not be "All"'],
    ['image', 'photo.jpg', 'must be one of campus-path, growing-books, rooftop-kites'],
    ['readTime', '0', 'must be at least 1 minute'],
    ['views', '-1', 'must not be negative'],
    ['comments', '1.5', 'must be a whole number'],
  ])('is refused with %s: %s', (field, value, problem) => {
    expect(parse({ [field]: value })).toThrow(`sample.md: ${field} ${problem}`);
  });

  it('is refused by line where YAML would change it, and the body by the line of the file', () => {
    expect(parse({ title: 'IELTS #1 tips' })).toThrow(/^sample\.md: line 2: what follows # /);
    expect(() => parsePost('sample.md', postSource({ body: '## A\n\nText <b>bold</b>\n' }))).toThrow(
      '(line 15)',
    );
  });

  it('is required', () => {
    expect(() => parsePost('sample.md', '# Just text')).toThrow('sample.md: the fields are missing');
    expect(() => parsePost('sample.md', '')).toThrow('sample.md: the fields are missing');
    expect(() => parsePost('sample.md', '---\n---\nText')).toThrow('sample.md: title is missing');
  });
});
