import type { Remote } from 'shared/contract';
import type { PageBootstrap } from 'shared/contract/bootstrap';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createBrowserLoader } from './browserLoader.ts';
import { loadPublicModule } from './federationLoader.ts';

// The federation runtime is off under Vitest; the journeys cross the real seam.
vi.mock('./federationLoader.ts');
vi.mock('./preloadFiles.ts', () => ({ preloadFiles: () => Promise.resolve() }));

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
const createLoader = (path: string) =>
  createBrowserLoader({ site, prerendered: { path, html: '<p>as rendered</p>' }, onFailure, openDocument });

beforeEach(() => {
  vi.useFakeTimers();
  onFailure.mockReset();
  openDocument.mockReset();
});
afterEach(() => vi.useRealTimers());

test('a page comes with its data, loaded once', async () => {
  vi.mocked(loadPublicModule).mockResolvedValue(blog);
  const loader = createLoader('/blogs');
  const page = loader.page('remote-blog', '/blogs');
  expect(loader.page('remote-blog', '/blogs')).toBe(page);
  expect(await page).toEqual({ title: 'Blogs', Component: Page, data: ['one post'] });
});

test('a failed attempt is tried once more', async () => {
  vi.mocked(loadPublicModule)
    .mockReset()
    .mockRejectedValueOnce(new Error('cut off'))
    .mockResolvedValueOnce(blog);
  expect((await createLoader('/blogs').page('remote-blog', '/blogs')).Component).toBe(Page);
  expect(vi.mocked(loadPublicModule).mock.calls.map(([, , attempt]) => attempt)).toEqual([1, 2]);
});

test('the page that the document brought stays when its remote is dead: no answer, one notice', async () => {
  vi.mocked(loadPublicModule).mockReset().mockRejectedValue(new Error('gone'));
  const settled = vi.fn();
  createLoader('/blogs').page('remote-blog', '/blogs').then(settled, settled);
  await vi.waitFor(() => expect(onFailure).toHaveBeenCalledOnce());
  expect(settled).not.toHaveBeenCalled();
  expect(openDocument).not.toHaveBeenCalled();
});

test('a remote that never answers is given up after bounded waits', async () => {
  vi.mocked(loadPublicModule)
    .mockReset()
    .mockReturnValue(new Promise(() => {}));
  createLoader('/blogs').page('remote-blog', '/blogs');
  await vi.advanceTimersByTimeAsync(9_999);
  expect(onFailure).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(onFailure).toHaveBeenCalledOnce();
});

test('going to a dead page opens its static document', async () => {
  vi.mocked(loadPublicModule).mockReset().mockRejectedValue(new Error('gone'));
  createLoader('/about').page('remote-blog', '/blogs');
  await vi.waitFor(() => expect(openDocument).toHaveBeenCalledWith('/blogs'));
  expect(onFailure).not.toHaveBeenCalled();
});

test('coming back to a page that failed tries anew', async () => {
  vi.mocked(loadPublicModule).mockReset().mockRejectedValue(new Error('gone'));
  const loader = createLoader('/blogs');
  const first = loader.page('remote-blog', '/blogs');
  await vi.waitFor(() => expect(onFailure).toHaveBeenCalledOnce());
  loader.leave('/blogs');
  vi.mocked(loadPublicModule).mockResolvedValue(blog);
  const second = loader.page('remote-blog', '/blogs');
  expect(second).not.toBe(first);
  expect((await second).Component).toBe(Page);
});

test('the prerendered HTML is handed out for its own page, until that is left', () => {
  const loader = createLoader('/blogs');
  expect(loader.prerenderedHtml('/blogs')).toBe('<p>as rendered</p>');
  expect(loader.prerenderedHtml('/about')).toBeUndefined();
  loader.leave('/blogs');
  expect(loader.prerenderedHtml('/blogs')).toBeUndefined();
});

test('a dataset that nobody provides is undefined', async () => {
  expect(await createLoader('/').dataset('testRequirements')).toBeUndefined();
});

const registryAnswers = (answer: () => Promise<Response>) =>
  vi.spyOn(globalThis, 'fetch').mockImplementation(answer);

test('a page that the document does not list is owned by whom the registry says', async () => {
  const fetched = registryAnswers(async () => Response.json({ packages: { 'remote-blog': files } }));
  const loader = createLoader('/about');
  const owner = loader.owner('/blogs');
  expect(loader.owner('/blogs')).toBe(owner);
  expect(await owner).toBe('remote-blog');
  expect(fetched).toHaveBeenCalledOnce();
});

test('a page that nobody owns is the server’s to answer, and so is one while the registry is down', async () => {
  registryAnswers(async () => Response.json({ packages: {} }));
  createLoader('/about').owner('/new');
  await vi.waitFor(() => expect(openDocument).toHaveBeenCalledWith('/new'));
  registryAnswers(() => Promise.reject(new Error('offline')));
  createLoader('/about').owner('/blogs');
  await vi.waitFor(() => expect(openDocument).toHaveBeenCalledWith('/blogs'));
});

test('the document that lists no page of its own is the not-found page', async () => {
  const fetched = registryAnswers(() => Promise.reject(new Error('not to be asked')));
  expect(await createLoader('/nowhere').owner('/nowhere')).toBeUndefined();
  expect(fetched).not.toHaveBeenCalled();
});
