import type { PageProps } from '@sayapatri/contract';
import { Hero } from '@sayapatri/design';
import { ArticleList } from '../components/ArticleList.tsx';
import { ContactBand } from '../components/ContactBand.tsx';
import { FeaturedPost } from '../components/FeaturedPost.tsx';
import { listTexts } from '../content/listTexts.ts';
import type { PostSummary } from '../schema/post.ts';

export default function BlogListPage({ data: posts }: PageProps<readonly PostSummary[]>) {
  const [first] = posts;
  return (
    <>
      <Hero {...listTexts.hero} />
      {first ? <FeaturedPost post={first} /> : null}
      <ArticleList posts={posts} />
      <ContactBand />
    </>
  );
}
