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

const createLoader = () => createBrowserLoader(site);

const load = vi.mocked(loadPublicModule);

beforeEach(() => {
  vi.useFakeTimers();
  load.mockReset();
});
afterEach(() => vi.useRealTimers());

test('a page is loaded once, together with its data', async () => {
  load.mockResolvedValue(blog);
  const loader = createLoader();
  const page = loader.page('/blogs', 'remote-blog');
  expect(loader.page('/blogs', 'remote-blog')).toBe(page);
  expect(await page).toEqual({ title: 'Blogs', Component: Page, data: ['one post'], datasets: [] });
});

test('a failed load is retried once', async () => {
  load.mockRejectedValueOnce(new Error('cut off')).mockResolvedValueOnce(blog);
  expect((await createLoader().page('/blogs', 'remote-blog')).Component).toBe(Page);
  // The same address, because integrity values belong to addresses.
  expect(load.mock.calls).toEqual([
    ['remote-blog', files.entry],
    ['remote-blog', files.entry],
  ]);
});

test('a remote that never answers is given up after five seconds, including the retry', async () => {
  load.mockReturnValue(new Promise(() => {}));
  const failed = vi.fn();
  createLoader().page('/blogs', 'remote-blog').catch(failed);
  await vi.advanceTimersByTimeAsync(4_999);
  expect(failed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(failed).toHaveBeenCalledOnce();
  // By its name the failure is counted as a time-out.
  expect(failed.mock.lastCall?.[0]).toMatchObject({ name: 'TimeoutError' });
});

test('the page of an open document is waited for without a limit', async () => {
  let answer = (_: Remote) => {};
  load.mockReturnValue(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  const page = createLoader().latePage('/blogs', 'remote-blog');
  await vi.advanceTimersByTimeAsync(60_000);
  answer(blog);
  expect((await page).Component).toBe(Page);
});

test('a dataset that no package provides is undefined', async () => {
  expect(await createLoader().dataset('testRequirements')).toBeUndefined();
});

test('a remote is started ahead, but of its page and widget only the files are fetched', async () => {
  const run = vi.fn();
  load.mockResolvedValue({ ...blog, modules: { './List.tsx': run, './posts.ts': run } });
  const located = {
    ...files,
    entryFiles: { entry: 'sha256-1' },
    pages: { '/blogs': { page: 'sha256-2', posts: 'sha256-4' } },
    widgets: { assistant: { widget: 'sha256-3' } },
  };
  const widget = { slot: 'assistant', label: 'Chat', fallbackPath: '/contact' };
  const loader = createBrowserLoader({
    packages: site.packages.map((one) => ({ ...one, widgets: [widget] })),
    pageAssets: { packages: { 'remote-blog': located } },
  });
  loader.prefetch('/blogs');
  await vi.waitFor(() =>
    expect(preloadFiles).toHaveBeenLastCalledWith({ page: 'sha256-2', posts: 'sha256-4' }),
  );
  loader.prefetchWidgets();
  await vi.waitFor(() => expect(preloadFiles).toHaveBeenLastCalledWith({ widget: 'sha256-3' }));
  expect(preloadFiles).toHaveBeenCalledWith({ entry: 'sha256-1' });
  expect(load).toHaveBeenCalledOnce();
  expect(run).not.toHaveBeenCalled();
});

test('a page that the document does not list is found by the federation manifest', async () => {
  load.mockResolvedValue({ ...blog, pages: [{ ...blog.pages[0], path: '/new' } as Remote['pages'][number]] });
  manifestAnswers(async () =>
    Response.json({ packages: { 'remote-blog': { ...files, pages: { '/new': {} } } } }),
  );
  expect((await createLoader().page('/new')).Component).toBe(Page);
});

test('a page that no package has, or any page without the manifest, is refused', async () => {
  manifestAnswers(async () => Response.json({ packages: {} }));
  await expect(createLoader().page('/new')).rejects.toThrow('No package has /new.');
  manifestAnswers(() => Promise.reject(new Error('offline')));
  await expect(createLoader().page('/new')).rejects.toThrow('offline');
});

test('a page that failed is loaded again at the next visit', async () => {
  load.mockRejectedValue(new Error('gone'));
  const loader = createLoader();
  await expect(loader.page('/blogs', 'remote-blog')).rejects.toThrow('gone');
  load.mockResolvedValue(blog);
  expect((await loader.page('/blogs', 'remote-blog')).Component).toBe(Page);
});

const manifestAnswers = (answer: () => Promise<Response>) =>
  vi.spyOn(globalThis, 'fetch').mockImplementation(answer);

test('pointing at the assistant and clicking it share one load; a later click retries a failed one', async () => {
  load.mockRejectedValue(new Error('gone'));
  const loader = createLoader();
  const pointed = loader.widget('remote-blog', 'assistant');
  expect(loader.widget('remote-blog', 'assistant')).toBe(pointed);
  await expect(pointed).rejects.toThrow('gone');
  const later = loader.widget('remote-blog', 'assistant');
  expect(later).not.toBe(pointed);
  await expect(later).rejects.toThrow('gone');
});
