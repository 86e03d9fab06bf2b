import { createStyleCache, SiteTheme } from '@sayapatri/design';
import { render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { BrowserRouter, StaticRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { samplePosts } from '../list/samplePosts.fixture.ts';
import BlogListPage from './BlogListPage.tsx';

/** The page at an address of the list, of which the server has rendered the plain list; `typed` is in its field before scripts. */
function hydrate(query: string, typed = '') {
  const page = <BlogListPage data={samplePosts(19)} />;
  const cache = createStyleCache();
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(
    <SiteTheme cache={cache}>
      <StaticRouter location="/blogs">{page}</StaticRouter>
    </SiteTheme>,
  );
  const heading = screen.getByRole('heading', { level: 1 });
  (screen.getByLabelText('Search articles') as HTMLInputElement).value = typed;
  window.history.replaceState(null, '', `/blogs${query}`);
  render(
    <SiteTheme cache={cache}>
      <BrowserRouter>{page}</BrowserRouter>
    </SiteTheme>,
    { container, hydrate: true },
  );
  expect(screen.getByRole('heading', { level: 1 })).toBe(heading);
}

it.each([
  ['', '?search=title+1'],
  ['?category=Scholarships', '?search=title+1&category=Scholarships'],
  ['?search=title+2', '?search=title+1'],
])(
  'the list at /blogs%s hydrates, and keeps what was typed before its code had loaded',
  async (given, kept) => {
    hydrate(given, 'title 1');
    await waitFor(() => expect(window.location.search).toBe(kept));
    expect(screen.getByLabelText('Search articles')).toHaveValue('title 1');
  },
);

it.each([
  ['?search=title+12', 'Search articles', 'title 12'],
  ['?category=Visas', 'Category', 'Visas'],
])('at /blogs%s the fields hold what the address asks for', async (given, label, value) => {
  hydrate(given);
  await waitFor(() => expect(screen.getByLabelText(label)).toHaveValue(value));
});
