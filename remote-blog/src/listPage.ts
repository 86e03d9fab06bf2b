import type { PageDefinition } from '@sayapatri/contract';
import { blogPath } from './paths.ts';

/** The page that lists the articles. */
export const listPage: PageDefinition = {
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
