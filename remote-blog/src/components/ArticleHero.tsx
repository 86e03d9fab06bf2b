import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { articleTexts } from '../content/articleTexts.ts';
import { blogPath } from '../paths.ts';
import type { PostSummary } from '../schema/post.ts';
import { Cover } from './Cover.tsx';
import { PostFacts } from './PostFacts.tsx';

/** The head of an article: the way back, title, author, date and read time; on a phone low, so that the text begins in the first screen. */
export function ArticleHero({ post }: { post: PostSummary }) {
  return (
    <Box sx={{ py: { xs: 1.5, md: 4 }, bgcolor: 'primarySoft' }}>
      <Container>
        <Button href={blogPath} size="small" startIcon={<ArrowBackIcon />} sx={{ ml: -2 }} data-no-print>
          {articleTexts.back}
        </Button>
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: { sm: '7fr 4fr' },
            gap: { xs: 1.5, sm: 5 },
            alignItems: 'center',
            mt: { xs: 0.5, md: 2 },
          }}
        >
          <div>
            <Typography variant="overline" component="p" sx={{ color: 'text.secondary' }}>
              {post.category}
            </Typography>
            <Typography variant="h2" component="h1" tabIndex={-1} gutterBottom>
              {post.title}
            </Typography>
            <PostFacts post={post} facts={['author', 'date', 'readTime']} />
          </div>
          <Cover post={post} sx={{ aspectRatio: { xs: '2 / 1', sm: '16 / 9' }, borderRadius: 2 }} />
        </Box>
      </Container>
    </Box>
  );
}
