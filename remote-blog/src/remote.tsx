import posts from 'virtual:posts';
import { defineRemote } from 'shared/contract';
import { articlePage, articleRoute, listPage, listRoute } from './blogPages.ts';

const modules = import.meta.glob(['./pages/*Page.tsx', './content/postList.ts', './content/posts/*.md']);

const slugs = () => Object.keys(modules).flatMap((file) => /([^/]+)\.md$/.exec(file)?.[1] ?? []);

/** Heads are written where HTML is. The browser's build leaves them out and knows the articles by their files. */
const pages = import.meta.env.SSR
  ? [listPage, ...posts.map(articlePage)]
  : [listRoute, ...slugs().map(articleRoute)];

export default defineRemote({ name: 'remote-blog', pages, modules });
