import { styled } from '@mui/material/styles';
import { Picture } from '@sayapatri/design';
import authors from '../pictures/authors.ts';
import type { PostSummary } from '../schema/post.ts';
import { PostFacts } from './PostFacts.tsx';

const Row = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  marginTop: 24,
  '& img': {
    flex: 'none',
    width: 64,
    height: 64,
    borderRadius: '50%',
    objectFit: 'cover',
    background: 'var(--mui-palette-accentSoft)',
  },
  '& ul': { fontSize: '0.9375rem' },
});

/** An article's author, date and read time, beside the author's portrait if there is one. */
export function AuthorLine({ post }: { post: PostSummary }) {
  const portrait = authors[post.author.toLowerCase().replaceAll(' ', '-')];
  return (
    <Row>
      {portrait ? (
        <Picture picture={portrait} alt={portrait.alt || post.author} sizes="64px" loading="eager" />
      ) : null}
      <PostFacts post={post} facts={['author', 'date', 'readTime']} />
    </Row>
  );
}
