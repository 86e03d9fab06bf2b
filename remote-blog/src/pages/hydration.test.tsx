import { createStyleCache, SiteTheme } from '@sayapatri/design';
import { render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { BrowserRouter, StaticRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { samplePosts } from '../list/samplePosts.fixture.ts';
import BlogListPage from './BlogListPage.tsx';

it('the list hydrates, and keeps what was typed before its code had loaded', async () => {
  const page = <BlogListPage data={samplePosts(19)} />;
  const cache = createStyleCache();
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(
    <SiteTheme cache={cache}>
      <StaticRouter location="/blogs">{page}</StaticRouter>
    </SiteTheme>,
  );
  const before = screen.getByRole('heading', { level: 1 });
  (screen.getByLabelText('Search articles') as HTMLInputElement).value = 'title 1';
  window.history.replaceState(null, '', '/blogs');
  render(
    <SiteTheme cache={cache}>
      <BrowserRouter>{page}</BrowserRouter>
    </SiteTheme>,
    { container, hydrate: true },
  );
  expect(screen.getByRole('heading', { level: 1 })).toBe(before);
  await waitFor(() => expect(screen.getByText(/^Showing/)).toHaveTextContent('Showing 11 of 19 articles'));
});
