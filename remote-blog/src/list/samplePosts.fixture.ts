import type { PostSummary } from '../schema/post.ts';

/** `count` posts for tests; every third one is about scholarships, the others about admissions. */
export function samplePosts(count: number): PostSummary[] {
  return Array.from({ length: count }, (_, index) => ({
    slug: `title-${index + 1}`,
    title: `Title ${index + 1}`,
    excerpt: `Excerpt ${index + 1} for students in Nepal`,
    author: 'A Sample Team',
    date: '2024-05-06',
    category: index % 3 === 2 ? 'Scholarships' : 'Admissions',
    tags: ['reading'],
    image: 'campus-path',
    imageAlt: 'A path',
    readTime: 5,
    views: index,
    comments: 0,
  }));
}
