import titles from 'virtual:post-titles';
import posts from 'virtual:posts';
import { defineRemote } from 'shared/contract';
import { articlePage, articleRoute, listPage, listRoute } from './blogPages.ts';

export default defineRemote({
  name: 'remote-blog',
  // Heads are written where HTML is; the browser's build leaves out all of them but the titles.
  pages: import.meta.env.SSR
    ? [listPage, ...posts.map(articlePage)]
    : [listRoute, ...titles.map(articleRoute)],
  modules: import.meta.glob(['./pages/*Page.tsx', './content/postList.ts', './content/posts/*.md']),
});
