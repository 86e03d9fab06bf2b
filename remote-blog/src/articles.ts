import type { PageCollection } from '@sayapatri/contract';
import { articlePage } from './articlePage.ts';
import posts from './content/postList.ts';

const articles: PageCollection = {
  pages: posts.map(articlePage),
  modules: import.meta.glob(['./pages/ArticlePage.tsx', './content/posts/*.md']),
};

export default articles;
