// @vitest-environment node
import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
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

async function buildOnce() {
  const rolldownOptions = { input: join(root, 'src/main.js'), preserveEntrySignatures: 'strict' } as const;
  const result = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [postsPlugin()],
    build: { write: false, rolldownOptions },
  });
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
