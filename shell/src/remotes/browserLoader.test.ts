import type { Remote } from '@sayapatri/contract';
import type { PageBootstrap } from '@sayapatri/contract/bootstrap';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createBrowserLoader } from './browserLoader.ts';
import { loadPublicModule } from './loadPublicModule.ts';
import { preloadFiles } from './preloadFiles.ts';

vi.mock('./loadPublicModule.ts');
vi.mock('./preloadFiles.ts', () => ({
  preloadFiles: vi.fn(() => Promise.resolve()),
  refreshFiles: () => Promise.resolve(),
  coveredFiles: () => ({}),
}));

const Page = () => null;
const blog: Remote = {
  name: 'remote-blog',
  contract: 1,
  pages: [
    {
      path: '/blogs',
      title: 'Blogs',
      description: 'All of them',
      component: './List.tsx',
      data: './posts.ts',
    },
  ],
  modules: {
    './List.tsx': async () => ({ default: Page }),
    './posts.ts': async () => ({ default: ['one post'] }),
  },
};

const files = {
  entry: '/_/remote-blog/remoteEntry-1.js',
  entryFiles: {},
  pages: { '/blogs': {} },
  widgets: {},
};
const site: PageBootstrap = {
  packages: [{ name: 'remote-blog', pages: [{ path: '/blogs' }], widgets: [], provides: [] }],
  pageAssets: { packages: { 'remote-blog': files } },
};

const onFailure = vi.fn();
const openDocument = vi.fn();
const stopOpening = vi.fn();
/** Changes the address, as the router does before it renders. */
const goTo = (path: string) => window.history.pushState({}, '', path);
const createLoader = (path: string) =>
  createBrowserLoader({
    site,
    prerendered: { path, html: '<p>as rendered</p>' },
    onFailure,
    openDocument,
    stopOpening,
  });

const load = vi.mocked(loadPublicModule);

beforeEach(() => {
  vi.useFakeTimers();
  load.mockReset();
  onFailure.mockReset();
  openDocument.mockReset();
  stopOpening.mockReset();
});
afterEach(() => vi.useRealTimers());

test('a page is loaded once, together with its data', async () => {
  load.mockResolvedValue(blog);
  const loader = createLoader('/blogs');
  const page = loader.page('remote-blog', '/blogs');
  expect(loader.page('remote-blog', '/blogs')).toBe(page);
  expect(await page).toEqual({ title: 'Blogs', Component: Page, data: ['one post'], datasets: [] });
});

test('a page that was loaded early is not loaded again, and is ready when it is opened', async () => {
  load.mockResolvedValue(blog);
  const loader = createLoader('/about');
  loader.loadEarly('/blogs');
  loader.loadEarly('/blogs');
  await expect.poll(() => load).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(100);
  goTo('/blogs');
  const opened = vi.fn();
  loader.page('remote-blog', '/blogs').then(opened);
  // React shows an empty screen if the page is not ready after one task.
  await vi.advanceTimersByTimeAsync(0);
  expect(opened).toHaveBeenCalledWith({ title: 'Blogs', Component: Page, data: ['one post'], datasets: [] });
  expect(load).toHaveBeenCalledOnce();
});

test('a page whose early load failed is loaded again when it is opened', async () => {
  load.mockRejectedValue(new Error('gone'));
  const loader = createLoader('/about');
  loader.loadEarly('/blogs');
  loader.loadEarly('/nowhere');
  await expect.poll(() => load).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(100);
  expect(openDocument).not.toHaveBeenCalled();
  expect(onFailure).not.toHaveBeenCalled();
  load.mockResolvedValue(blog);
  goTo('/blogs');
  expect((await loader.page('remote-blog', '/blogs')).Component).toBe(Page);
});

test('a failed load is retried once', async () => {
  load.mockRejectedValueOnce(new Error('cut off')).mockResolvedValueOnce(blog);
  expect((await createLoader('/blogs').page('remote-blog', '/blogs')).Component).toBe(Page);
  // The same address, because integrity values belong to addresses.
  expect(load.mock.calls).toEqual([
    ['remote-blog', files.entry],
    ['remote-blog', files.entry],
  ]);
});

test('the prerendered page stays when its remote fails: the promise never settles, and one failure is reported', async () => {
  load.mockRejectedValue(new Error('gone'));
  const settled = vi.fn();
  createLoader('/blogs').page('remote-blog', '/blogs').then(settled, settled);
  await expect.poll(() => onFailure).toHaveBeenCalledOnce();
  expect(settled).not.toHaveBeenCalled();
  expect(openDocument).not.toHaveBeenCalled();
});

test('a remote that never answers is given up after five seconds, including the retry', async () => {
  load.mockReturnValue(new Promise(() => {}));
  createLoader('/blogs').page('remote-blog', '/blogs');
  await vi.advanceTimersByTimeAsync(4_999);
  expect(onFailure).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(onFailure).toHaveBeenCalledOnce();
});

test('navigating to a page whose remote fails opens its static document', async () => {
  load.mockRejectedValue(new Error('gone'));
  goTo('/blogs');
  createLoader('/about').page('remote-blog', '/blogs');
  await expect.poll(() => openDocument).toHaveBeenCalledOnce();
  expect(onFailure).not.toHaveBeenCalled();
});

test.each([
  ['a page that fails late', () => Promise.reject(new Error('gone'))],
  ['a page that never arrives', () => new Promise<Remote>(() => {})],
])('%s has no effect after the visitor has left, and coming back loads it again', async (_, answer) => {
  load.mockImplementation(answer);
  goTo('/blogs');
  const loader = createLoader('/about');
  const first = loader.page('remote-blog', '/blogs');
  goTo('/contact');
  loader.leave('/blogs');
  await vi.advanceTimersByTimeAsync(6_000);
  expect(openDocument).not.toHaveBeenCalled();
  expect(onFailure).not.toHaveBeenCalled();
  expect(loader.page('remote-blog', '/blogs')).not.toBe(first);
});

test('opening a document is stopped when another page is wanted', async () => {
  load.mockRejectedValue(new Error('gone'));
  goTo('/blogs');
  const loader = createLoader('/about');
  loader.page('remote-blog', '/blogs');
  await expect.poll(() => openDocument).toHaveBeenCalledOnce();
  loader.page('remote-blog', '/blogs');
  expect(stopOpening).not.toHaveBeenCalled();
  loader.page('shell', '/about').catch(() => {});
  expect(stopOpening).toHaveBeenCalledOnce();
});

/** The remote hangs until a document is opened, which stops every request, as the browser does. */
function hangUntilDocumentOpens() {
  let fail = (_: Error) => {};
  const hanging = new Promise<Remote>((_, reject) => {
    fail = reject;
  });
  load.mockReturnValue(hanging);
  openDocument.mockImplementation(() => fail(new Error('stopped')));
}

test('a request that fails because a document is being opened is not repeated', async () => {
  hangUntilDocumentOpens();
  goTo('/blogs');
  createLoader('/about').page('remote-blog', '/blogs');
  await vi.advanceTimersByTimeAsync(5_000);
  expect(openDocument).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(load).toHaveBeenCalledOnce();
});

test('a request that fails because the assistant’s fallback page is being opened is not repeated', async () => {
  hangUntilDocumentOpens();
  const loader = createLoader('/blogs');
  const widget = loader.widget('remote-blog', 'assistant');
  loader.openDocument('/contact');
  await expect(widget).rejects.toThrow('stopped');
  expect(openDocument).toHaveBeenCalledExactlyOnceWith('/contact');
  expect(load).toHaveBeenCalledOnce();
});

test('coming back to a page that failed loads it again', async () => {
  load.mockRejectedValue(new Error('gone'));
  const loader = createLoader('/blogs');
  const first = loader.page('remote-blog', '/blogs');
  await expect.poll(() => onFailure).toHaveBeenCalledOnce();
  loader.leave('/blogs');
  load.mockResolvedValue(blog);
  const second = loader.page('remote-blog', '/blogs');
  expect(second).not.toBe(first);
  expect((await second).Component).toBe(Page);
});

test('the prerendered HTML is returned for its own page only, until the visitor leaves it', () => {
  const loader = createLoader('/blogs');
  expect(loader.prerenderedHtml('/blogs')).toBe('<p>as rendered</p>');
  expect(loader.prerenderedHtml('/about')).toBeUndefined();
  loader.leave('/blogs');
  expect(loader.prerenderedHtml('/blogs')).toBeUndefined();
});

test('a dataset that no package provides is undefined', async () => {
  expect(await createLoader('/').dataset('testRequirements')).toBeUndefined();
});

test('the files of a page and a widget are fetched ahead, but not run', async () => {
  const located = {
    ...files,
    entryFiles: { entry: 'sha256-1' },
    pages: { '/blogs': { page: 'sha256-2', posts: 'sha256-4' }, '/blogs/first': { page: 'sha256-2' } },
    widgets: { assistant: { widget: 'sha256-3' } },
  };
  const widget = { slot: 'assistant', label: 'Chat', fallbackPath: '/contact' };
  const loader = createBrowserLoader({
    site: {
      packages: [
        ...site.packages.map((one) => ({
          ...one,
          pages: [...one.pages, { path: '/blogs/first' }],
          widgets: [widget],
        })),
        { name: 'shell', pages: [{ path: '/about' }], widgets: [], provides: [] },
      ],
      pageAssets: { packages: { 'remote-blog': located } },
    },
    prerendered: { path: '/about', html: '' },
    onFailure,
  });
  loader.prefetch('/blogs');
  await vi.waitFor(() =>
    expect(preloadFiles).toHaveBeenLastCalledWith({
      entry: 'sha256-1',
      page: 'sha256-2',
      posts: 'sha256-4',
    }),
  );
  goTo('/about');
  loader.prefetchShared('/blogs');
  await vi.waitFor(() =>
    expect(preloadFiles).toHaveBeenLastCalledWith({ entry: 'sha256-1', page: 'sha256-2' }),
  );
  vi.mocked(preloadFiles).mockClear();
  goTo('/blogs/first');
  loader.prefetchShared('/blogs');
  await vi.advanceTimersByTimeAsync(100);
  expect(preloadFiles).not.toHaveBeenCalled();
  loader.prefetchWidgets();
  await vi.waitFor(() =>
    expect(preloadFiles).toHaveBeenLastCalledWith({ entry: 'sha256-1', widget: 'sha256-3' }),
  );
  expect(load).not.toHaveBeenCalled();
});

const manifestAnswers = (answer: () => Promise<Response>) =>
  vi.spyOn(globalThis, 'fetch').mockImplementation(answer);

test('the owner of a page that the document does not list is read from the federation manifest', async () => {
  const fetched = manifestAnswers(async () => Response.json({ packages: { 'remote-blog': files } }));
  const loader = createLoader('/about');
  const owner = loader.owner('/blogs');
  expect(loader.owner('/blogs')).toBe(owner);
  expect(await owner).toBe('remote-blog');
  expect(fetched).toHaveBeenCalledOnce();
});

test('pointing at the assistant and clicking it share one load; a later click retries a failed one', async () => {
  load.mockRejectedValue(new Error('gone'));
  const loader = createLoader('/blogs');
  const pointed = loader.widget('remote-blog', 'assistant');
  expect(loader.widget('remote-blog', 'assistant')).toBe(pointed);
  await expect(pointed).rejects.toThrow('gone');
  const later = loader.widget('remote-blog', 'assistant');
  expect(later).not.toBe(pointed);
  await expect(later).rejects.toThrow('gone');
});

test('a page without an owner, or any page without the manifest, is opened from the server', async () => {
  manifestAnswers(async () => Response.json({ packages: {} }));
  goTo('/new');
  createLoader('/about').owner('/new');
  await expect.poll(() => openDocument).toHaveBeenCalledTimes(1);
  manifestAnswers(() => Promise.reject(new Error('offline')));
  goTo('/blogs');
  createLoader('/about').owner('/blogs');
  await expect.poll(() => openDocument).toHaveBeenCalledTimes(2);
});

test('learning late that no package owns a page has no effect after the visitor has left', async () => {
  manifestAnswers(async () => Response.json({ packages: {} }));
  goTo('/new');
  createLoader('/about').owner('/new');
  goTo('/contact');
  await vi.advanceTimersByTimeAsync(6_000);
  expect(openDocument).not.toHaveBeenCalled();
});

test('a document that does not list its own page is the not-found page', async () => {
  const fetched = manifestAnswers(() => Promise.reject(new Error('must not be fetched')));
  expect(await createLoader('/nowhere').owner('/nowhere')).toBeUndefined();
  expect(fetched).not.toHaveBeenCalled();
});
