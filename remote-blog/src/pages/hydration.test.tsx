import { createStyleCache, SiteTheme } from '@sayapatri/design';
import { render, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { BrowserRouter, StaticRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { samplePosts } from '../list/samplePosts.ts';
import BlogListPage from './BlogListPage.tsx';

/** Hydrates what the server rendered for `path`, as the browser does at an address with `query`. */
function hydrate(page: ReactElement, path: string, query = '', beforehand = () => {}) {
  const cache = createStyleCache();
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(
    <SiteTheme cache={cache}>
      <StaticRouter location={path}>{page}</StaticRouter>
    </SiteTheme>,
  );
  beforehand();
  window.history.replaceState(null, '', path + query);
  const before = screen.getByRole('heading', { level: 1 });
  render(
    <SiteTheme cache={cache}>
      <BrowserRouter>{page}</BrowserRouter>
    </SiteTheme>,
    { container, hydrate: true },
  );
  expect(screen.getByRole('heading', { level: 1 })).toBe(before);
}

it('the list hydrates the HTML of the plain list, then shows the list that the address names', async () => {
  hydrate(<BlogListPage data={samplePosts(19)} />, '/blogs', '?search=title+1&page=2');
  await waitFor(() => expect(screen.getByLabelText('Page 2')).toHaveAttribute('aria-current', 'page'));
  expect(screen.getByLabelText('Search articles')).toHaveValue('title 1');
});

it('the list keeps what was typed before its code had loaded', async () => {
  hydrate(<BlogListPage data={samplePosts(7)} />, '/blogs', '', () => {
    (screen.getByLabelText('Search articles') as HTMLInputElement).value = 'title 7';
  });
  await waitFor(() => expect(screen.getByText(/^Showing/)).toHaveTextContent('Showing 1 of 7 articles'));
});
