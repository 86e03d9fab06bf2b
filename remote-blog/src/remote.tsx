import { defineRemote } from '@sayapatri/contract';
import moved from './content/moved.json';
import { listPage } from './listPage.ts';
import { postPath } from './paths.ts';

interface Moved {
  articles: { article: string; to: string }[];
}

const redirectsOf = ({ articles }: Moved) =>
  Object.fromEntries(articles.map(({ article, to }) => [postPath(article), to as `/${string}`]));

export default defineRemote({
  name: 'remote-blog',
  pages: [listPage],
  collection: './articles.ts',
  // Only a release needs them, no page.
  ...(import.meta.env.SSR && { redirects: redirectsOf(moved) }),
  modules: import.meta.glob(['./articles.ts', './pages/BlogListPage.tsx', './content/postList.ts']),
});
