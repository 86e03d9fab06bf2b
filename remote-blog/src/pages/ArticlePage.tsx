import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import type { PageProps } from '@sayapatri/contract';
import { PageContents, ShareActions } from '@sayapatri/design';
import { ArticleBody } from '../components/ArticleBody.tsx';
import { ArticleHero } from '../components/ArticleHero.tsx';
import { ContactBand } from '../components/ContactBand.tsx';
import { ReadNext } from '../components/ReadNext.tsx';
import { TagList } from '../components/TagList.tsx';
import type { Article } from '../schema/post.ts';

export default function ArticlePage({ data: article }: PageProps<Article>) {
  const contents = article.headings
    .filter(({ level }) => level === 2)
    .map(({ id, text }) => ({ id, title: text }));
  return (
    <>
      <Box component="article" sx={{ overflowWrap: 'anywhere' }}>
        <ArticleHero post={article} />
        <Container>
          <Box
            sx={{ pt: 2, display: { md: 'grid' }, columnGap: 9, gridTemplateColumns: '260px minmax(0, 1fr)' }}
          >
            <PageContents entries={contents} />
            <div>
              <ArticleBody html={article.html} />
              <TagList tags={article.tags} />
              <ShareActions title={article.title} />
              <ReadNext slug={article.slug} />
            </div>
          </Box>
        </Container>
      </Box>
      <ContactBand />
    </>
  );
}
