import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { CardFrame, CardGrid, Tag } from '@sayapatri/design';
import { memo } from 'react';
import type { PostSummary } from '../schema/post.ts';
import { Cover } from './Cover.tsx';
import { PostFacts } from './PostFacts.tsx';
import { PostTitle } from './PostTitle.tsx';
import { ReadMore } from './ReadMore.tsx';

/** Widths at which three cards in a row are too narrow, and two would leave the third article alone. */
const medium = '@media (min-width: 600px) and (max-width: 975px)';
const phone = '@media (max-width: 599px)';

export const PostGrid = styled(CardGrid)({
  [medium]: { gridTemplateColumns: '1fr' },
  // A single article fills a row.
  '&:not(:has(> :nth-of-type(2)))': { gridTemplateColumns: 'minmax(0, 760px)' },
});

/** The uncropped picture stands beside the text, with author and date below the picture. */
const beside = {
  display: 'grid',
  gridTemplate: 'auto auto 1fr auto / 43% 1fr',
  gap: '12px 20px',
  padding: '20px 20px 0',
  '& > img': { gridRow: '1 / 4', borderRadius: 10 },
  '& > div:not(:last-child)': { display: 'contents' },
  '& p': { gridRow: '3 / 5', gridColumn: 2 },
  '& p + ul': { gridArea: '4 / 1', alignContent: 'start' },
  '& > :last-child': { gridColumn: '1 / -1', margin: '4px -20px 0' },
};

const Frame = styled(CardFrame)({
  padding: 0,
  overflowWrap: 'anywhere',
  containerType: 'inline-size',
  '& h3': { fontSize: 'clamp(1.0625rem, 5.4cqi, 1.25rem)' },
  '& > img': { borderRadius: '15px 15px 0 0' },
  [medium]: beside,
  '@media (min-width: 976px)': { '&:only-child': beside },
  // A thumbnail beside the category: large pictures are for the featured article.
  [phone]: {
    display: 'grid',
    gridTemplateColumns: '40% 1fr',
    gap: 12,
    padding: '16px 16px 0',
    '& > img': { borderRadius: 10 },
  },
  // The whole card leads to the article; the button is its one link.
  '& a': { position: 'static', flex: 'none', paddingInline: 8 },
  '& a::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 16 },
});

const Text = styled('div')({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  padding: 20,
  [phone]: { display: 'contents', '& > :not(div)': { gridColumn: '1 / -1' } },
});

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 12px',
});

/** In a narrow card the counts are one below the other, with the button beside them. */
const Foot = styled(Row)({
  flexWrap: 'nowrap',
  padding: '6px 12px 6px 20px',
  borderTop: '1px solid var(--mui-palette-divider)',
  [phone]: { gridColumn: '1 / -1', margin: '4px -16px 0', paddingLeft: 16 },
  '@container (max-width: 360px)': { '& ul': { flexDirection: 'column' } },
  '@container (max-width: 12em)': { flexWrap: 'wrap' },
});

/** An article in the list. */
export const PostCard = memo(function PostCard({ post }: { post: PostSummary }) {
  return (
    <Frame as="li">
      <Cover post={post} lazy />
      <Text>
        <Row>
          <Tag>{post.category}</Tag>
          <PostFacts post={post} facts={['readTime']} />
        </Row>
        <Typography variant="h3">
          <PostTitle title={post.title} />
        </Typography>
        <Typography variant="body2" sx={{ flex: 1 }}>
          {post.excerpt}
        </Typography>
        <PostFacts post={post} facts={['author', 'date']} />
      </Text>
      <Foot>
        <PostFacts post={post} facts={['views', 'comments']} />
        <ReadMore post={post} />
      </Foot>
    </Frame>
  );
});
