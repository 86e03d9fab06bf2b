import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { PostSummary } from '../schema/post.ts';
import { Cover } from './Cover.tsx';
import { PostFacts } from './PostFacts.tsx';
import { ReadMore } from './ReadMore.tsx';

/** An article in the list. The whole card leads to it; the button is its one link. */
export function PostCard({ post }: { post: PostSummary }) {
  return (
    <Card
      component="li"
      sx={{
        position: 'relative',
        display: 'flex',
        flexDirection: 'column',
        maxWidth: { md: 576 },
        overflowWrap: 'anywhere',
      }}
    >
      <Cover post={post} lazy />
      <CardContent sx={{ flex: 1 }}>
        <Stack
          direction="row"
          sx={{ mb: 1, flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between' }}
        >
          <Chip label={post.category} />
          <PostFacts post={post} facts={['readTime']} />
        </Stack>
        <Typography variant="h3">{post.title}</Typography>
        <Typography variant="body2" sx={{ my: 1 }}>
          {post.excerpt}
        </Typography>
        <PostFacts post={post} facts={['author']} />
        <PostFacts post={post} facts={['date', 'views', 'comments']} />
      </CardContent>
      <CardActions sx={{ px: 0.5, borderTop: 1, borderColor: 'divider' }}>
        <ReadMore post={post} stretched />
      </CardActions>
    </Card>
  );
}
