import { renderInSite } from '@sayapatri/testing';
import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { RemoteLoaderProvider } from '../remotes/RemoteLoader.ts';
import { createServerLoader } from '../remotes/serverLoader.ts';
import { PageOutlet } from './PageOutlet.tsx';

/** Opens a page that throws, in a document with this prerendered HTML. */
async function open(html: string | undefined) {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const Broken = () => {
    throw new Error('a fault in the page');
  };
  const loading = Promise.resolve({ title: 'Blogs', Component: Broken, data: undefined, datasets: [] });
  const reportFailure = vi.fn();
  const loader = {
    ...createServerLoader(() => Promise.reject(new Error('unused'))),
    page: () => loading,
    prerenderedHtml: () => html,
    reportFailure,
  };
  await act(async () =>
    renderInSite(
      <RemoteLoaderProvider value={loader}>
        <PageOutlet remote="remote-blog" path="/blogs" />
      </RemoteLoaderProvider>,
    ),
  );
  return reportFailure;
}

test('a page that throws is replaced by its prerendered HTML', async () => {
  const reportFailure = await open('<h1>As rendered</h1>');
  expect(reportFailure).toHaveBeenCalledOnce();
  expect(screen.getByRole('heading', { name: 'As rendered' })).toBeVisible();
  vi.mocked(console.error).mockClear();
});

test('a page that throws after a navigation is replaced by an apology with a link', async () => {
  await open(undefined);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('can’t be shown right now');
  expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
  vi.mocked(console.error).mockClear();
});
