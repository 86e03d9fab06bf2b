/** Vite plugin: articles become modules at build time, so that no parser ships to the browser. */
import { readFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import build from '@sayapatri/build';
import { normalizePath, type Plugin, runnerImport } from 'vite';

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

/**
 * Provides `virtual:posts` (all articles without bodies, newest first), turns every
 * article of `folder` into a module of its own, and emits `feed.xml` with the browser build. `folder` is relative to Vite's root.
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
      filter: { id: /^virtual:posts$/ },
      handler: (id) => `\0${id}`,
    },
    async load(id) {
      if (id === listId) {
        const { readPosts, summaryOf } = await loadPosts();
        const posts = await readPosts(directory);
        // The dev server handles changes in hotUpdate; `vite build --watch` needs them registered here.
        if (this.environment.mode === 'build')
          for (const { slug } of posts) this.addWatchFile(join(directory, `${slug}.md`));
        return asModule(posts.map(summaryOf));
      }
      if (!isArticle(id)) return;
      const { parsePost } = await loadPosts();
      return asModule(parsePost(basename(id), await readFile(id, 'utf8')));
    },
    hotUpdate({ file, modules }) {
      if (!isArticle(file)) return;
      return [...modules, this.environment.moduleGraph.getModuleById(listId)].filter(
        (module) => module !== undefined,
      );
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
