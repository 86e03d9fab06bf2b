import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { Picture } from '@sayapatri/design';
import authors from '../pictures/authors.ts';
import type { PostSummary } from '../schema/post.ts';
import { PostFacts } from './PostFacts.tsx';

const Portrait = styled(Picture)(({ theme }) => ({
  flex: 'none',
  width: 48,
  height: 48,
  borderRadius: '50%',
  objectFit: 'cover',
  background: theme.vars.palette.primarySoft,
}));

/** An article's author, date and read time, beside the author's portrait if there is one. */
export function AuthorLine({ post }: { post: PostSummary }) {
  const portrait = authors[post.author.toLowerCase().replaceAll(' ', '-')];
  return (
    <Stack direction="row" spacing={1.5} sx={{ mt: 1.5, alignItems: 'center' }}>
      {portrait ? (
        <Portrait picture={portrait} alt={portrait.alt || post.author} sizes="48px" loading="eager" />
      ) : null}
      <PostFacts post={post} facts={['author', 'date', 'readTime']} />
    </Stack>
  );
}
