import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { articleTexts } from '../content/articleTexts.ts';
import { blogPath } from '../paths.ts';
import type { PostSummary } from '../schema/post.ts';
import { AuthorLine } from './AuthorLine.tsx';
import { Cover } from './Cover.tsx';
import { PostTitle } from './PostTitle.tsx';

const Ground = styled('div')({
  paddingBlock: '24px clamp(20px, 5vw, 72px)',
  background:
    'linear-gradient(180deg, var(--mui-palette-primarySoft), var(--mui-palette-background-default))',
});

const Spread = styled('div')({
  display: 'grid',
  gap: 'clamp(24px, 4vw, 56px)',
  alignItems: 'center',
  marginTop: 24,
  '& > img': { borderRadius: 16 },
  '@media (min-width: 860px)': { gridTemplateColumns: '6fr 5fr' },
  '& h1': { fontSize: 'clamp(1.8125rem, 1.35rem + 1.9vw, 2.25rem)', lineHeight: 1.1 },
  '& p': {
    margin: '0 0 12px',
    fontWeight: 700,
    fontSize: '0.9375rem',
    color: 'var(--mui-palette-accentText)',
  },
  '& h1 + p': {
    margin: '20px 0 0',
    fontWeight: 400,
    fontSize: 'clamp(1rem, 0.92rem + 0.4vw, 1.1875rem)',
    lineHeight: 1.5,
    textWrap: 'balance',
    color: 'var(--mui-palette-text-secondary)',
  },
});

/** The head of an article: the way back, title, author, date and read time. */
export function ArticleHero({ post }: { post: PostSummary }) {
  return (
    <Ground>
      <Container>
        <Button href={blogPath} variant="outlined" startIcon={<ArrowBackIcon />} data-no-print>
          {articleTexts.back}
        </Button>
        <Spread>
          <div>
            <p>{post.category}</p>
            <Typography variant="h1" tabIndex={-1}>
              <PostTitle title={post.title} />
            </Typography>
            <p>{post.excerpt}</p>
            <AuthorLine post={post} />
          </div>
          <Cover post={post} />
        </Spread>
      </Container>
    </Ground>
  );
}
