import { renderInSite } from '@sayapatri/testing';
import { configure, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { samplePosts } from '../list/samplePosts.fixture.ts';
import BlogListPage from './BlogListPage.tsx';

// This page never hides an element, and checking each for it takes jsdom most of a test's time.
configure({ defaultHidden: true });

const show = (count: number, query = '') =>
  renderInSite(<BlogListPage data={samplePosts(count)} />, { path: `/blogs${query}` });

const list = () => screen.getByRole('group', { name: /^Articles, page/ });
const titles = () =>
  within(list())
    .queryAllByRole('heading', { level: 3 })
    .map((heading) => heading.textContent);
const pages = () => screen.queryByRole('navigation', { name: 'Pages of the article list' });
const button = (name: string) => screen.getByRole('button', { name });
const link = (name: string) =>
  within(screen.getByRole('navigation', { name: 'Pages of the article list' })).getByRole('link', { name });
const searchBox = () => screen.getByRole('searchbox', { name: 'Search articles' });
const categories = () => screen.getByRole('combobox', { name: 'Category' });
const countLine = (text: string) => waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(text));
const query = () => window.location.search;

describe('the list of articles', () => {
  it.each([
    [1, 0, 0],
    [6, 5, 0],
    [7, 5, 2],
    [40, 5, 7],
  ])('of %i shows %i cards below the featured article and %i page links', (count, cards, pageLinks) => {
    show(count);
    expect(titles()).toHaveLength(cards);
    expect(screen.getByRole('status')).toHaveTextContent(
      `Showing ${count} of ${count} articles, the featured one above`,
    );
    expect(screen.queryAllByLabelText(/^Page \d+$/)).toHaveLength(pageLinks);
    if (pageLinks === 0) expect(pages()).not.toBeInTheDocument();
  });

  it('features the first article with a link to it', () => {
    show(7);
    const featured = screen.getByRole('region', { name: 'Title 1' });
    for (const text of [
      'Featured article: Admissions',
      'A Sample Team',
      '6 May 2024',
      '5 min read',
      '0 views',
    ])
      expect(within(featured).getByText(text)).toBeVisible();
    expect(titles()).not.toContain('Title 1');
    expect(within(featured).getByRole('link', { name: 'Read More about Title 1' })).toHaveAttribute(
      'href',
      '/blogs/title-1',
    );
  });

  it('shows every field of the article on its card', () => {
    show(2);
    const [card] = within(list())
      .getAllByRole('listitem')
      .filter((item) => within(item).queryByRole('heading'));
    if (card === undefined) throw new Error('no card');
    for (const text of [
      'Admissions',
      '5 min read',
      '6 May 2024',
      'A Sample Team',
      'Excerpt 2 for students in Nepal',
      '1 view',
      '0 comments',
    ])
      expect(within(card).getByText(text)).toBeVisible();
    expect(within(card).getByRole('img', { name: 'A path' })).toBeVisible();
    expect(within(card).getByRole('heading', { name: 'Title 2' })).toBeVisible();
    expect(within(card).getByRole('link', { name: 'Read More about Title 2' })).toHaveAttribute(
      'href',
      '/blogs/title-2',
    );
  });
});

describe('searching', () => {
  it('filters while typing, puts the text into the address, and adds no entry to the history', async () => {
    const { user } = show(40);
    const entries = window.history.length;
    await user.type(searchBox(), 'TITLE 3');
    await countLine('Showing 11 of 40 articles');
    expect(screen.getByRole('status')).not.toHaveTextContent('featured');
    expect(titles()).toEqual(['Title 3', 'Title 30', 'Title 31', 'Title 32', 'Title 33', 'Title 34']);
    await waitFor(() => expect(query()).toBe('?search=TITLE+3'));
    expect(window.history.length).toBe(entries);
    expect(searchBox()).toHaveValue('TITLE 3');
  });

  it('changes the address once for fast typing', async () => {
    const { user } = show(40);
    const replace = vi.spyOn(window.history, 'replaceState');
    await user.type(searchBox(), 'title 3');
    await countLine('Showing 11 of 40 articles');
    expect(replace).toHaveBeenCalledTimes(1);
    replace.mockRestore();
  });

  it('stays on the page when the text is sent', async () => {
    const { user } = show(7);
    await user.type(searchBox(), 'a{Enter}');
    expect(query()).toBe('?search=a');
    expect(searchBox()).toHaveFocus();
  });

  it('says when nothing matches, and leads back to all articles', async () => {
    const { user } = show(7, '?category=Scholarships');
    await user.type(searchBox(), 'visa');
    await countLine('Showing 0 of 7 articles');
    expect(list()).toHaveTextContent('No article matches.');
    await user.click(button('Show all articles'));
    await countLine('Showing 7 of 7 articles');
    expect(searchBox()).toHaveValue('');
    expect(categories()).toHaveValue('All');
    expect(query()).toBe('');
    expect(list()).toHaveFocus();
  });
});

describe('the category', () => {
  it('filters, is named in a badge, and stands in the address', async () => {
    const { user } = show(40);
    await user.selectOptions(categories(), 'Scholarships');
    await countLine('Showing 13 of 40 articles Scholarships');
    expect(query()).toBe('?category=Scholarships');
    await user.selectOptions(categories(), 'All');
    await countLine('Showing 40 of 40 articles');
    expect(screen.getByRole('status')).not.toHaveTextContent('Scholarships');
    expect(query()).toBe('');
  });
});

describe('the pages', () => {
  it('begin with Previous disabled and end with Next disabled', async () => {
    const { user } = show(7);
    expect(button('Previous')).toBeDisabled();
    expect(link('Page 1')).toHaveAttribute('aria-current', 'page');
    await user.click(link('Next'));
    expect(titles()).toEqual(['Title 7']);
    expect(button('Next')).toBeDisabled();
    expect(link('Page 2')).toHaveAttribute('aria-current', 'page');
    expect(link('Page 1')).not.toHaveAttribute('aria-current');
    await user.click(link('Previous'));
    expect(titles()).toHaveLength(5);
  });

  it('are links that keep search and category', () => {
    show(40, '?search=title&category=Scholarships');
    expect(link('Page 2')).toHaveAttribute(
      'href',
      '/blogs?search=title&category=Scholarships&page=2#articles',
    );
    expect(link('Next')).toHaveAttribute('href', link('Page 2').getAttribute('href'));
  });

  it('are chosen by number, which is then in the address, and the focus goes to the cards', async () => {
    const { user } = show(40);
    await user.click(link('Page 7'));
    expect(titles()).toEqual(['Title 37', 'Title 38', 'Title 39', 'Title 40']);
    expect(query()).toBe('?page=7');
    expect(window.location.hash).toBe('#articles');
    expect(list()).toHaveFocus();
    expect(list()).toHaveAccessibleName('Articles, page 7');
  });

  it('leave the focus in the search field after a click on the page that is already shown', async () => {
    const { user } = show(40);
    await user.click(link('Page 1'));
    await user.type(searchBox(), 'title 3');
    await countLine('Showing 11 of 40 articles');
    expect(searchBox()).toHaveFocus();
  });

  it('keep their number when search or category change; an empty page links back', async () => {
    const { user } = show(40, '?page=12');
    await user.selectOptions(categories(), 'Scholarships');
    expect(query()).toBe('?category=Scholarships&page=12');
    await user.type(searchBox(), 'title 3');
    await countLine('Showing 5 of 40 articles');
    expect(list()).toHaveTextContent('There is nothing on page 12. The articles that match end on page 1.');
    expect(pages()).not.toBeInTheDocument();
    await user.click(button('Go to page 1'));
    expect(titles()).toHaveLength(5);
    expect(query()).toBe('?search=title+3&category=Scholarships');
  });
});

describe('the address', () => {
  it('restores each former list on Back', async () => {
    const { user } = show(40);
    await user.type(searchBox(), 'title');
    await user.selectOptions(categories(), 'Scholarships');
    await user.click(link('Page 2'));
    expect(query()).toBe('?search=title&category=Scholarships&page=2');
    window.history.back();
    await waitFor(() => expect(link('Page 1')).toHaveAttribute('aria-current', 'page'));
    window.history.back();
    await waitFor(() => expect(categories()).toHaveValue('All'));
    expect(searchBox()).toHaveValue('title');
  });
});
