import { defineRemote, type PageDefinition } from '@sayapatri/contract';
import moved from './content/moved.json';
import { blogPath, postPath } from './paths.ts';

const listPage: PageDefinition = {
  path: blogPath,
  title: 'Blogs: advice on studying abroad',
  description:
    'Articles on university admissions, scholarships and study habits, written by our own teams for students in Nepal who want to study abroad.',
  nav: [
    { area: 'main', label: 'Blogs', order: 40 },
    { area: 'informations', label: 'Blogs', order: 50 },
  ],
  component: './pages/BlogListPage.tsx',
  data: './content/postList.ts',
};

interface Moved {
  articles: { article: string; to: string }[];
}

const redirectsOf = ({ articles }: Moved) =>
  Object.fromEntries(articles.map(({ article, to }) => [postPath(article), to as `/${string}`]));

export default defineRemote({
  name: 'remote-blog',
  pages: [listPage],
  collection: './articles.ts',
  // A release needs the redirects; the browser does not.
  ...(import.meta.env.SSR && { redirects: redirectsOf(moved) }),
  modules: import.meta.glob(['./articles.ts', './pages/BlogListPage.tsx', './content/postList.ts']),
});
