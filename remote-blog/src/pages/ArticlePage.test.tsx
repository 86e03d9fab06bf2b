import { renderInSite } from '@sayapatri/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import posts from '../content/postList.ts';
import { samplePosts } from '../list/samplePosts.fixture.ts';
import type { Article, PostSummary } from '../schema/post.ts';
import ArticlePage from './ArticlePage.tsx';

/** An article whose text has headings and paragraphs like a real one. */
const article: Article = {
  ...(samplePosts(1)[0] as PostSummary),
  title: 'A Sample Article',
  headings: [
    { id: 'costs', text: 'Costs', level: 2 },
    { id: 'rent', text: 'Rent', level: 3 },
  ],
  html: '<p>Begin early.</p><h2 id="costs">Costs</h2><p><a href="/study-in-japan">Japan</a></p>',
};

const show = (changes: Partial<Article> = {}) =>
  renderInSite(<ArticlePage data={{ ...article, ...changes }} />, { path: '/blogs/title-1' });

describe('an article', () => {
  it('has title, author, date and read time, its text with a list of its main headings, and a way back and on', async () => {
    show();
    expect(screen.getByRole('heading', { level: 1, name: 'A Sample Article' })).toBeVisible();
    for (const fact of ['A Sample Team', '6 May 2024', '5 min read'])
      expect(screen.getByText(fact)).toBeVisible();
    expect(screen.getByText('6 May 2024')).toHaveAttribute('datetime', '2024-05-06');
    expect(screen.getByRole('img', { name: 'A path' })).toBeVisible();

    expect(screen.getByText('Begin early.')).toBeVisible();
    const contents = screen.getByRole('navigation', { name: 'On this page' });
    const links = within(contents).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Costs', expect.stringMatching(/#costs$/)],
    ]);

    expect(screen.getByRole('link', { name: 'Back to Blogs' })).toHaveAttribute('href', '/blogs');
    expect(screen.getByRole('link', { name: 'Contact Us Now' })).toHaveAttribute('href', '/contact');
  });

  it('links to the two articles after it, and after the last one to the first ones', async () => {
    const paths = posts.map(({ slug }) => `/blogs/${slug}`);
    for (const [index, { slug }] of posts.entries()) {
      const { unmount } = show({ slug });
      const next = within(screen.getByRole('navigation', { name: 'Read next' })).getAllByRole('link');
      const expected = [...paths, ...paths].slice(index + 1, index + 3);
      expect(next.map((link) => link.getAttribute('href'))).toEqual(expected);
      unmount();
    }
  });

  it('has links in its text that navigate without a reload', async () => {
    const { user } = show();
    await user.click(screen.getByRole('link', { name: 'Japan' }));
    expect(window.location.pathname).toBe('/study-in-japan');
  });
});
