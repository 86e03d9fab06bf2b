import type { PageProps } from 'shared/contract';
import { Hero } from 'shared/core';
import { ArticleList } from '../components/ArticleList.tsx';
import { FeaturedPost } from '../components/FeaturedPost.tsx';
import type { PostSummary } from '../content/post.ts';

/** The list of articles. */
export default function BlogListPage({ data: posts }: PageProps<readonly PostSummary[]>) {
  const [first] = posts;
  return (
    <>
      <Hero
        eyebrow="Blogs"
        title="Good advice, before you need it"
        blurb="Admissions, scholarships and the first year abroad, written by the teams who sit with students in our Lalitpur and Kathmandu offices. Take an evening, a notebook and one article."
      />
      {first ? <FeaturedPost post={first} /> : null}
      <ArticleList posts={posts} />
    </>
  );
}
