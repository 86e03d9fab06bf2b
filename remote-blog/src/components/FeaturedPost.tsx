import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { listTexts } from '../content/listTexts.ts';
import type { PostSummary } from '../schema/post.ts';
import { Cover } from './Cover.tsx';
import { PostFacts } from './PostFacts.tsx';
import { ReadMore } from './ReadMore.tsx';

/** The first article, whose card the plain list leaves out: all facts of a card, and its button in the first screen. */
export function FeaturedPost({ post }: { post: PostSummary }) {
  const titleId = useId();
  return (
    <Container component="section" aria-labelledby={titleId} sx={{ pb: { xs: 4, md: 6 } }}>
      <Card
        sx={{
          display: { sm: 'grid' },
          gridTemplateColumns: '1fr 1fr',
          alignItems: 'center',
          overflowWrap: 'anywhere',
        }}
      >
        <Box sx={{ p: { sm: 3 }, pr: { sm: 0 } }}>
          <Cover post={post} sx={{ borderRadius: { sm: 1 }, aspectRatio: { xs: '5 / 2', sm: '16 / 9' } }} />
        </Box>
        <Stack spacing={1} sx={{ p: { xs: 2, md: 4 }, alignItems: 'flex-start' }}>
          <Typography variant="overline" component="p" sx={{ color: 'text.secondary' }}>
            {`${listTexts.featured}: ${post.category}`}
          </Typography>
          <Typography variant="h3" component="h2" id={titleId}>
            {post.title}
          </Typography>
          <Typography sx={{ display: { xs: 'none', sm: 'block' } }}>{post.excerpt}</Typography>
          <Box>
            <PostFacts post={post} facts={['author', 'readTime']} />
            <PostFacts post={post} facts={['date', 'views', 'comments']} />
          </Box>
          <ReadMore post={post} featured />
        </Stack>
      </Card>
    </Container>
  );
}
