/** Vite plugin: articles become modules at build time, so that no parser ships to the browser. */
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import build from '@sayapatri/build';
import { type Plugin, runnerImport } from 'vite';

const postsModule = fileURLToPath(new URL('posts.ts', import.meta.url));

/** Vite loads the module, because Node can't read the TypeScript that it imports from `shared`. */
async function importPosts() {
  const { module } = await runnerImport<typeof import('./posts.ts')>(postsModule, {
    configFile: false,
    logLevel: 'error',
  });
  return module;
}

/**
 * Turns each Markdown file of `content/posts` into a module with the article, or with `?summary` into one with what lists
 * show of it. The build fails with the file and the line of what is refused.
 */
export function postsPlugin(): Plugin {
  let module: ReturnType<typeof importPosts> | undefined;
  return {
    name: 'posts',
    transform: {
      filter: { id: /\/content\/posts\/[^/]+\.md(\?summary)?$/ },
      async handler(source, id) {
        module ??= importPosts();
        const { parsePost, summaryOf } = await module;
        const [file = '', query] = id.split('?');
        const post = parsePost(basename(file), source);
        return build.moduleOf(query ? summaryOf(post) : post);
      },
    },
  };
}
