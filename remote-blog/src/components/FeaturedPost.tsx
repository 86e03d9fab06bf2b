import { Container, styled, Tag, Typography } from '@sayapatri/design';
import { useId } from 'react';
import { listTexts } from '../content/listTexts.ts';
import type { PostSummary } from '../schema/post.ts';
import { Cover } from './Cover.tsx';
import { PostFacts } from './PostFacts.tsx';
import { PostTitle } from './PostTitle.tsx';
import { ReadMore } from './ReadMore.tsx';

const Spread = styled('div')({
  display: 'grid',
  gap: 'clamp(24px, 4vw, 56px)',
  alignItems: 'center',
  paddingBlock: '8px clamp(48px, 5.6vw, 80px)',
  '& > img': { borderRadius: 16 },
  '@media (min-width: 860px)': { gridTemplateColumns: '6fr 5fr' },
});

const Text = styled('div')({
  display: 'grid',
  gap: 16,
  justifyItems: 'start',
  '& > p:first-of-type': { margin: 0, fontWeight: 700, fontSize: '0.9375rem', color: 'var(--accent-text)' },
});

/** The first article, drawn large. */
export function FeaturedPost({ post }: { post: PostSummary }) {
  const titleId = useId();
  return (
    <Container component="section" aria-labelledby={titleId}>
      <Spread>
        <Cover post={post} />
        <Text>
          <p>{listTexts.featured}</p>
          <Typography variant="h2" id={titleId}>
            <PostTitle title={post.title} />
          </Typography>
          <Tag>{post.category}</Tag>
          <Typography>{post.excerpt}</Typography>
          <PostFacts post={post} facts={['author', 'date', 'readTime']} />
          <ReadMore post={post} featured />
        </Text>
      </Spread>
    </Container>
  );
}
