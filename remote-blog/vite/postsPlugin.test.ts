// @vitest-environment node
import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, createServer, type InlineConfig, type Rolldown } from 'vite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Article, PostSummary } from '../src/schema/post.ts';
import { postSource } from './postSource.fixture.ts';
import { postsPlugin } from './postsPlugin.ts';

let root: string;

const write = (slug: string, title: string, date = '2024-01-01') =>
  writeFile(
    join(root, 'src/content/posts', `${slug}.md`),
    postSource({ fields: { title, date }, body: `The body of ${slug}.` }),
  );

beforeEach(async () => {
  // On macOS the temporary folder is a symlink; Vite uses real paths.
  root = await realpath(await mkdtemp(join(tmpdir(), 'blog-')));
  await mkdir(join(root, 'src/content/posts'), { recursive: true });
  await writeFile(
    join(root, 'src/main.js'),
    `export const list = import.meta.glob('./content/posts/*.md', { eager: true, query: '?summary', import: 'default' });
     export const articles = import.meta.glob('./content/posts/*.md');`,
  );
  await write('first', 'First', '2024-02-02');
  await write('second', 'Second', '2024-01-01');
});
afterEach(() => rm(root, { recursive: true }));

const config = (): InlineConfig => ({
  root,
  configFile: false,
  logLevel: 'silent',
  plugins: [postsPlugin()],
});

async function buildOnce() {
  const rolldownOptions = { input: join(root, 'src/main.js'), preserveEntrySignatures: 'strict' } as const;
  const result = await build({ ...config(), build: { write: false, rolldownOptions } });
  return (result as Rolldown.RolldownOutput).output;
}

describe('the build', () => {
  it('keeps each article in a chunk of its own, and ships no parser', async () => {
    const output = await buildOnce();
    const chunks = output.filter((file) => file.type === 'chunk');
    const holding = (text: string) =>
      chunks.filter(({ code }) => code.includes(text)).map(({ name }) => name);
    expect(holding('The body of first.')).toEqual(['first']);
    expect(holding('The body of second.')).toEqual(['second']);

    const code = chunks.map((chunk) => chunk.code).join('');
    expect(code).not.toMatch(/walkTokens|parseDocument|safeParse/);
    expect(code.length).toBeLessThan(6000);
  });

  it('fails with the file and the field when an article is refused', async () => {
    await write('third', 'Third', '2024-02-30');
    await expect(buildOnce()).rejects.toThrow('third.md: date must be a day that exists');
  });
});

describe('the dev server', () => {
  it('shows a changed and a new article, in the list and by itself', async () => {
    const server = await createServer({
      ...config(),
      server: { middlewareMode: true, ws: false },
      optimizeDeps: { noDiscovery: true },
    });
    const titles = async () => {
      const main = await server.ssrLoadModule('/src/main.js');
      const article = await main.articles['./content/posts/first.md']();
      return {
        list: Object.values(main.list as Record<string, PostSummary>).map(({ title }) => title),
        article: (article.default as Article).title,
      };
    };
    try {
      expect(await titles()).toEqual({ list: ['First', 'Second'], article: 'First' });
      await write('first', 'Changed', '2024-02-02');
      await expect.poll(titles).toEqual({ list: ['Changed', 'Second'], article: 'Changed' });
      await write('third', 'Third', '2024-03-03');
      await expect.poll(titles).toMatchObject({ list: ['Changed', 'Second', 'Third'] });
    } finally {
      await server.close();
    }
  });
});
