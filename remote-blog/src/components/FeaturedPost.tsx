import Chip from '@mui/material/Chip';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { listTexts } from '../content/listTexts.ts';
import { postPath } from '../paths.ts';
import type { PostSummary } from '../schema/post.ts';
import { Cover } from './Cover.tsx';
import { PostFacts } from './PostFacts.tsx';
import { PostTitle } from './PostTitle.tsx';
import { ReadMore } from './ReadMore.tsx';

const Spread = styled('div')({
  display: 'grid',
  gap: 24,
  overflowWrap: 'anywhere',
  marginBottom: 'clamp(36px, 5.6vw, 80px)',
  '& > img': { borderRadius: 16 },
  // On a phone the picture reaches both edges of the screen.
  '@media (max-width: 599px)': {
    '& > img': { width: 'calc(100% + 32px)', maxWidth: 'none', marginInline: -16, borderRadius: 0 },
  },
  // On a narrower screen, a picture as tall as the text would cut off the person in it.
  '@media (min-width: 1024px)': {
    gap: 0,
    gridTemplateColumns: '5fr 6fr',
    background: 'var(--mui-palette-background-paper)',
    border: '1px solid var(--mui-palette-divider)',
    borderRadius: 24,
    '& > div': { padding: 'clamp(28px, 4vw, 56px)' },
    // Shows a detail of the drawing, because the card below shows the whole.
    '& > img': {
      height: '100%',
      aspectRatio: 'auto',
      objectPosition: '84% 50%',
      borderRadius: '23px 0 0 23px',
    },
  },
});

const Text = styled('div')({
  display: 'grid',
  gap: 16,
  justifyItems: 'start',
  alignContent: 'center',
  '& > p:first-of-type': {
    margin: 0,
    fontWeight: 700,
    fontSize: '0.9375rem',
    color: 'var(--mui-palette-accentText)',
  },
  '& h2': { fontSize: 'clamp(1.75rem, 0.9rem + 1.4vw, 1.9375rem)' },
});

const Contents = styled('div')({
  '@media (max-width: 599px)': { display: 'none' },
  justifySelf: 'stretch',
  fontSize: '0.9375rem',
  '& p': { margin: '0 0 4px', fontWeight: 650 },
  // Two columns fit where the text stands below a wide picture.
  '& ol': { margin: 0, paddingLeft: 22, columns: '17rem' },
  '& li': { padding: '5px 0 5px 4px', lineHeight: 1.3 },
  '& li::marker': { fontWeight: 700, color: 'var(--mui-palette-accentText)' },
  '& a': { fontWeight: 500 },
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
          <Chip label={post.category} />
          {/* The card below has the excerpt. */}
          {post.contents ? (
            <Contents>
              <p>{listTexts.contents}</p>
              <ol>
                {post.contents.map(({ id, text }) => (
                  <li key={id}>
                    <Link href={`${postPath(post.slug)}#${id}`}>{text}</Link>
                  </li>
                ))}
              </ol>
            </Contents>
          ) : null}
          <PostFacts post={post} facts={['author', 'date', 'readTime']} />
          <ReadMore post={post} featured />
        </Text>
      </Spread>
    </Container>
  );
}
