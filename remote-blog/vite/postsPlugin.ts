/** Vite plugin: articles become modules at build time, so that no parser ships to the browser. */
import { readFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import build from '@sayapatri/build';
import { normalizePath, type Plugin, runnerImport } from 'vite';
import type { Post } from '../src/schema/post.ts';

const postsModule = fileURLToPath(new URL('posts.ts', import.meta.url));

/** Vite loads the module, because Node can't read the TypeScript that it imports from `shared`. */
async function importPosts() {
  const { module } = await runnerImport<typeof import('./posts.ts')>(postsModule, {
    configFile: false,
    logLevel: 'error',
  });
  return module;
}

const listId = '\0virtual:posts';
const titlesId = '\0virtual:post-titles';

/** Marks the module that holds an article's rendered body, and nothing else. */
const bodyQuery = '?body';

/**
 * Provides `virtual:posts` (all articles without bodies, newest first) and `virtual:post-titles`, turns every
 * article of `folder` into a module of its own, its body into another that is loaded on demand, and emits
 * `feed.xml` with the browser build. `folder` is relative to Vite's root.
 * The build fails with the file and the field if an article is refused.
 */
export function postsPlugin(folder = 'src/content/posts'): Plugin {
  let directory = '';
  let module: ReturnType<typeof importPosts> | undefined;
  const loadPosts = () => (module ??= importPosts());
  const isArticle = (path: string) => path.endsWith('.md') && dirname(path) === directory;

  return {
    name: 'posts',
    configResolved({ root }) {
      directory = normalizePath(resolve(root, folder));
    },
    resolveId: {
      filter: { id: /^virtual:post(s|-titles)$/ },
      handler: (id) => `\0${id}`,
    },
    async load(id) {
      if (id === listId || id === titlesId) {
        const { readPosts, summaryOf } = await loadPosts();
        const posts = await readPosts(directory);
        // The dev server handles changes in hotUpdate; `vite build --watch` needs them registered here.
        if (this.environment.mode === 'build')
          for (const { slug } of posts) this.addWatchFile(join(directory, `${slug}.md`));
        if (id === listId) return asModule(posts.map(summaryOf));
        return asModule(posts.map(({ slug, title }) => ({ slug, title })));
      }
      const path = id.replace(bodyQuery, '');
      if (!isArticle(path)) return;
      const { parsePost } = await loadPosts();
      const { html, ...article } = parsePost(basename(path), await readFile(path, 'utf8'));
      return path === id ? articleModule(basename(path), article) : asModule(html);
    },
    hotUpdate({ file, modules }) {
      if (!isArticle(file)) return;
      const { moduleGraph } = this.environment;
      const lists = [listId, titlesId].flatMap((id) => moduleGraph.getModuleById(id) ?? []);
      return [...modules, ...lists];
    },
    async generateBundle() {
      if (this.environment.config.consumer !== 'client') return;
      const { buildFeed, readPosts } = await loadPosts();
      const source = buildFeed(await readPosts(directory));
      this.emitFile({ type: 'asset', fileName: 'feed.xml', source });
    },
  };
}

const asModule = (value: unknown) => build.asModule({ value }, ['export default value;']);

const articleModule = (file: string, article: Omit<Post, 'html'>) =>
  build.asModule({ article }, [
    `const loadHtml = () => import(${JSON.stringify(`./${file}${bodyQuery}`)}).then((body) => body.default);`,
    'export default { ...article, loadHtml };',
  ]);
