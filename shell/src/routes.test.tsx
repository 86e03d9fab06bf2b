import type { LoadedPage } from '@sayapatri/contract';
import type { PageBootstrap } from '@sayapatri/contract/bootstrap';
import { createStyleCache } from '@sayapatri/design';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { createBrowserRouter, Link, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import type { RemoteLoader } from './federation/RemoteLoader.ts';

const openDocument = vi.hoisted(() => vi.fn());
vi.mock('./navigation/openDocument.ts', () => ({ openDocument }));
vi.mock('./navigation/prerendered.ts', () => ({
  prerendered: { path: '/blogs', html: '<h1>As rendered</h1>' },
}));

const pageOf = (title: string, Component = () => <h1>{title}</h1>): LoadedPage => ({
  title,
  Component,
  data: undefined,
  datasets: [],
});
const blogs = pageOf('Blogs', () => (
  <>
    <h1>Blogs</h1>
    <Link to="/sat">Go on</Link>
  </>
));

const site: PageBootstrap = {
  packages: [
    { name: 'remote-blog', pages: [{ path: '/blogs' }, { path: '/sat' }], widgets: [], provides: [] },
  ],
  pageAssets: { packages: {} },
};

const reportFailure = vi.fn();

/** Opens the document of `path` in a new tab; `load` answers for every page. */
async function open(load: RemoteLoader['page'], path = '/blogs', latePage: RemoteLoader['latePage'] = load) {
  vi.resetModules();
  const [{ discoverPages, routesOf }, { Site }] = await Promise.all([
    import('./routes.tsx'),
    import('./Site.tsx'),
  ]);
  window.history.replaceState(null, '', path);
  window.scrollTo = () => {};
  const loader: RemoteLoader = {
    page: load,
    latePage,
    widget: () => Promise.reject(new Error('unused')),
    dataset: async () => undefined,
    reportFailure,
  };
  const router = createBrowserRouter(routesOf(site, loader, path), {
    patchRoutesOnNavigation: discoverPages(site, loader, path),
  });
  await act(async () =>
    render(
      <Site site={site} loader={loader} cache={createStyleCache()}>
        <RouterProvider router={router} />
      </Site>,
    ),
  );
}

beforeEach(() => {
  openDocument.mockReset();
  reportFailure.mockReset();
});

test('a page that can’t be loaded is opened as a document', async () => {
  await open(async (path) => {
    if (path === '/sat') throw new Error('gone');
    return blogs;
  });
  fireEvent.click(screen.getByText('Go on'));
  await expect.poll(() => openDocument).toHaveBeenCalledOnce();
  expect(window.location.pathname).toBe('/sat');
  expect(reportFailure).not.toHaveBeenCalled();
});

test('the document’s own page stays as it is when it can’t be loaded', async () => {
  await open(() => Promise.reject(new Error('gone')));
  expect(reportFailure).toHaveBeenCalledExactlyOnceWith('/blogs', new Error('gone'));
  expect(openDocument).not.toHaveBeenCalled();
});

test('the document’s own page comes alive, however late its code comes', async () => {
  let arrive = (_: LoadedPage) => {};
  const late = new Promise<LoadedPage>((resolve) => {
    arrive = resolve;
  });
  await open(
    () => Promise.reject(new Error('slow')),
    '/blogs',
    () => late,
  );
  expect(reportFailure).toHaveBeenCalledOnce();
  expect(screen.queryByRole('link', { name: 'Go on' })).toBeNull();
  await act(async () => arrive(blogs));
  expect(await screen.findByRole('link', { name: 'Go on' })).toBeVisible();
});

test('the document’s own page, if it throws, is replaced by its prerendered HTML', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const Broken = () => {
    throw new Error('a fault in the page');
  };
  await open(async () => pageOf('Blogs', Broken));
  expect(screen.getByRole('heading', { name: 'As rendered' })).toBeVisible();
  expect(reportFailure).toHaveBeenCalledOnce();
  vi.mocked(console.error).mockClear();
});

test.each(['/contact%3Futm_source=post', '/caf%C3%A9'])(
  'the not-found page is shown at %s, and again on Back',
  async (path) => {
    const load = vi.fn(async () => blogs);
    await open(load, path);
    const heading = { level: 1, name: 'Page not found' };
    fireEvent.click(screen.getByRole('link', { name: /home page/ }));
    await expect.poll(() => screen.queryByRole('heading', heading)).toBeNull();
    act(() => window.history.back());
    expect(await screen.findByRole('heading', heading)).toBeVisible();
    expect(load).toHaveBeenCalledExactlyOnceWith('/', undefined);
  },
);
