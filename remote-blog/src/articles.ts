import titles from 'virtual:post-titles';
import posts from 'virtual:posts';
import type { PageCollection } from '@sayapatri/contract';
import { articlePage, articleRoute } from './articlePage.ts';

const articles: PageCollection = {
  // Only the server build contains the pages' heads; the browser build has only their titles.
  pages: import.meta.env.SSR ? posts.map(articlePage) : titles.map(articleRoute),
  modules: import.meta.glob(['./pages/ArticlePage.tsx', './content/posts/*.md']),
};

export default articles;
