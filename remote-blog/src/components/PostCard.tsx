import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type ElementType, memo } from 'react';
import type { PostSummary } from '../schema/post.ts';
import { Cover } from './Cover.tsx';
import { PostFacts } from './PostFacts.tsx';
import { PostTitle } from './PostTitle.tsx';
import { ReadMore } from './ReadMore.tsx';

/** Widths at which three cards in a row are too narrow, and two would leave the third article alone. */
const medium = '@media (min-width: 600px) and (max-width: 975px)';
const phone = '@media (max-width: 599px)';

export const PostGrid = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(280px, 100%), 1fr))',
  gap: 20,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  [medium]: { gridTemplateColumns: '1fr' },
  // A single article fills a row.
  '&:not(:has(> :nth-of-type(2)))': { gridTemplateColumns: 'minmax(0, 760px)' },
});

const Frame = styled(Card)<{ component?: ElementType }>({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  overflowWrap: 'anywhere',
});

/** The picture above the words; on a tablet beside them, and on a phone a thumbnail beside the category. */
const Body = styled('div')({
  flex: 1,
  display: 'grid',
  gridTemplate: '"picture" auto "head" auto "words" 1fr / 100%',
  gap: 12,
  padding: 20,
  [medium]: { gridTemplate: '"picture head" auto "picture words" 1fr / 43% 1fr', columnGap: 20 },
  [phone]: { gridTemplate: '"picture head" auto "words words" auto / 40% 1fr', padding: 16 },
});

const coverStyle = { gridArea: 'picture', alignSelf: 'start', borderRadius: 1 };

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  alignContent: 'start',
  justifyContent: 'space-between',
  gap: '4px 12px',
});

const Words = styled('div')({ gridArea: 'words', display: 'flex', flexDirection: 'column', gap: 12 });

const Foot = styled(Row)(({ theme }) => ({
  flexWrap: 'nowrap',
  padding: '6px 12px 6px 20px',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
}));

/** An article in the list. The whole card leads to it; the button is its one link. */
export const PostCard = memo(function PostCard({ post }: { post: PostSummary }) {
  return (
    <Frame component="li">
      <Body>
        <Cover post={post} lazy sx={coverStyle} />
        <Row>
          <Chip label={post.category} />
          <PostFacts post={post} facts={['readTime']} />
        </Row>
        <Words>
          <Typography variant="h3">
            <PostTitle title={post.title} />
          </Typography>
          <Typography variant="body2" sx={{ flex: 1 }}>
            {post.excerpt}
          </Typography>
          <PostFacts post={post} facts={['author', 'date']} />
        </Words>
      </Body>
      <Foot>
        <PostFacts post={post} facts={['views', 'comments']} />
        <ReadMore post={post} stretched />
      </Foot>
    </Frame>
  );
});
