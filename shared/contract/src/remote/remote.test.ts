// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { PageDefinition } from '../page.ts';
import type { PageCollection } from '../remote.ts';
import { defineRemote } from './defineRemote.ts';
import { allPages, loadPage } from './loadPage.ts';

const page = (path: PageDefinition['path'], component: string, data?: string): PageDefinition => ({
  path,
  title: `Title of ${path}`,
  description: '',
  component,
  ...(data ? { data } : {}),
});
const module = (content: unknown) => async () => ({ default: content });
const List = () => null;
const Article = () => null;

const articles: PageCollection = {
  pages: [page('/blogs/one', './Article.tsx', './one.md')],
  modules: { './Article.tsx': module(Article), './one.md': module({ slug: 'one' }) },
};
const definition = {
  name: 'remote-blog',
  pages: [page('/blogs', './List.tsx')],
  collection: './articles.ts',
  modules: { './List.tsx': module(List), './articles.ts': module(articles) },
};

describe('a page', () => {
  const remote = defineRemote(definition);

  it('of the public module is loaded without the collection', async () => {
    const alone = {
      ...remote,
      modules: { ...remote.modules, './articles.ts': () => Promise.reject(new Error()) },
    };
    expect(await loadPage(alone, '/blogs')).toMatchObject({ title: 'Title of /blogs', Component: List });
  });

  it('of the collection is loaded with its data', async () => {
    expect(await loadPage(remote, '/blogs/one')).toEqual({
      title: 'Title of /blogs/one',
      Component: Article,
      data: { slug: 'one' },
      datasets: [],
    });
  });

  it('that is in neither is refused by its path', async () => {
    await expect(loadPage(remote, '/blogs/two')).rejects.toThrow('remote-blog has no page /blogs/two.');
    const { collection: _, ...rest } = definition;
    await expect(loadPage(defineRemote(rest), '/blogs/one')).rejects.toThrow('has no page /blogs/one.');
  });
});

describe('all pages', () => {
  it('are those of the public module and of the collection', async () => {
    const paths = (await allPages(defineRemote(definition))).map(({ path }) => path);
    expect(paths).toEqual(['/blogs', '/blogs/one']);
  });

  it('must each have a description, which only the browser build may leave out', async () => {
    const { description: _, ...route } = page('/blogs/one', './Article.tsx');
    const modules = { ...definition.modules, './articles.ts': module({ ...articles, pages: [route] }) };
    const remote = defineRemote({ ...definition, modules });
    expect((await loadPage(remote, '/blogs/one')).Component).toBe(Article);
    await expect(allPages(remote)).rejects.toThrow('remote-blog: the page /blogs/one has no description.');
  });
});

describe('a definition is refused for', () => {
  const list = page('/a', './List.tsx');
  it.each<[string, Partial<typeof definition>, RegExp]>([
    [
      'a module that is not there',
      { pages: [page('/a', './A.tsx')] },
      /remote-blog: \/a names the module \.\/A\.tsx/,
    ],
    ['data that are not there', { pages: [{ ...list, data: './a.md' }] }, /\/a names the module \.\/a\.md/],
    ['a collection that is not there', { collection: './b.ts' }, /the collection names the module \.\/b\.ts/],
    ['a path used twice', { pages: [list, list] }, /the path \/a is defined twice/],
  ])('%s', (_, part, sentence) => {
    expect(() => defineRemote({ ...definition, ...part })).toThrow(sentence);
  });
});
