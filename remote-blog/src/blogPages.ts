import type { PageDefinition, StructuredData } from 'shared/contract';
import { blogPath, postPath } from './content/paths.ts';
import type { PostSummary } from './content/post.ts';

const noHead = { title: '', description: '' };

/** The list's page without its head. */
export const listRoute: PageDefinition = {
  path: blogPath,
  ...noHead,
  component: './pages/BlogListPage.tsx',
  data: './content/postList.ts',
};

/** The page that lists the articles. */
export const listPage: PageDefinition = {
  ...listRoute,
  title: 'Blogs: advice on studying abroad',
  description:
    'Articles on university admissions, scholarships and study habits, written by our own teams for students in Nepal who want to study abroad.',
  nav: [
    { area: 'main', label: 'Blogs', order: 40 },
    { area: 'informations', label: 'Blogs', order: 50 },
  ],
};

/** The page of one article: its head, and the one article it loads. */
export function articlePage(post: PostSummary): PageDefinition {
  return {
    ...articleRoute(post.slug),
    title: post.title,
    description: post.excerpt,
    structuredData: [blogPosting(post), breadcrumbs(post)],
  };
}

/** An article's page without its head. */
export function articleRoute(slug: string): PageDefinition {
  return {
    path: postPath(slug),
    ...noHead,
    component: './pages/ArticlePage.tsx',
    data: `./content/posts/${slug}.md`,
  };
}

function blogPosting(post: PostSummary): StructuredData {
  return {
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.excerpt,
    datePublished: post.date,
    // Articles are signed by the consultancy's teams, not by persons.
    author: { '@type': 'Organization', name: post.author, url: '{origin}/about' },
    // The consultancy itself, as the home page describes it.
    publisher: { '@id': '{origin}/#organization' },
    articleSection: post.category,
    keywords: post.tags.join(', '),
    timeRequired: `PT${post.readTime}M`,
    commentCount: post.comments,
    inLanguage: 'en',
    mainEntityOfPage: `{origin}${postPath(post.slug)}`,
  };
}

function breadcrumbs(post: PostSummary): StructuredData {
  const trail = [
    ['Home', '/'],
    ['Blogs', blogPath],
    [post.title, postPath(post.slug)],
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(([name, path], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `{origin}${path}`,
    })),
  };
}
