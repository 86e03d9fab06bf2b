import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { projectRoot } from 'compose/paths';

/** The blog's list page alone, with as many posts as the address names, e.g. `/1000`; `/real` has the site's own. */
const entry = `
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, createStyleCache, SiteTheme } from '@sayapatri/design';
import posts from '/src/content/postList.ts';
import BlogListPage from '/src/pages/BlogListPage.tsx';

const count = Number(location.pathname.slice(1)) || posts.length;
const data = Array.from({ length: count }, (_, index) => {
  const post = posts[index % posts.length];
  return index < posts.length ? post : { ...post, slug: post.slug + index, title: post.title + ' ' + index };
});
createRoot(document.body).render(
  createElement(SiteTheme, { cache: createStyleCache() },
    createElement(BrowserRouter, null, createElement(BlogListPage, { data }))),
);
`;

const build = `
import { build } from 'vite';
await build({
  configFile: 'vite.config.ts',
  logLevel: 'error',
  plugins: [{
    name: 'list-page',
    resolveId: (id) => (id === 'list-page' ? '\\0list-page' : undefined),
    load: (id) => (id === '\\0list-page' ? process.env.LIST_PAGE : undefined),
  }],
  build: {
    outDir: process.env.OUT_DIR,
    rollupOptions: { input: 'list-page', output: { entryFileNames: 'entry.js' } },
  },
});
`;

/**
 * Builds the page for production with the blog's own Vite configuration, from its files, since no package imports a
 * remote. `entry.js` is then in `folder`.
 */
export function buildBlogListPage(folder: string): void {
  execFileSync(process.execPath, ['--input-type=module', '--eval', build], {
    cwd: path.join(projectRoot, 'remote-blog'),
    // Under this name the preset leaves federation off.
    env: { ...process.env, NODE_ENV: 'production', VITEST: 'true', LIST_PAGE: entry, OUT_DIR: folder },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}
