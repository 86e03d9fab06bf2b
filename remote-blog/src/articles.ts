import type { PageCollection, PageDefinition, StructuredData } from '@sayapatri/contract';
import { nepalOffset } from '@sayapatri/facts/time';
import posts from './content/postList.ts';
import { postPath } from './paths.ts';
import type { PostSummary } from './schema/post.ts';

/** An article's page with its head. */
function articlePage(post: PostSummary): PageDefinition {
  return {
    path: postPath(post.slug),
    title: post.title,
    description: post.excerpt,
    component: './pages/ArticlePage.tsx',
    data: `./content/posts/${post.slug}.md`,
    structuredData: [blogPosting(post)],
  };
}

function blogPosting(post: PostSummary): StructuredData {
  return {
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.excerpt,
    // The day begins at midnight in Nepal.
    datePublished: `${post.date}T00:00:00${nepalOffset}`,
    image: '{card}',
    // Articles are signed by the consultancy's teams, not by persons.
    author: { '@type': 'Organization', name: post.author, url: '{origin}/about' },
    // The consultancy itself.
    publisher: { '@id': '{origin}/#organization' },
    articleSection: post.category,
    keywords: post.tags.join(', '),
    timeRequired: `PT${post.readTime}M`,
    commentCount: post.comments,
    inLanguage: 'en',
    mainEntityOfPage: `{origin}${postPath(post.slug)}`,
  };
}

const articles: PageCollection = {
  pages: posts.map(articlePage),
  modules: import.meta.glob(['./pages/ArticlePage.tsx', './content/posts/*.md']),
};

export default articles;
