import ArrowForwardIcon from '@mui/icons-material/ArrowForward';
import Button from '@mui/material/Button';
import { VisuallyHidden } from '@sayapatri/design';
import { listTexts } from '../content/listTexts.ts';
import { postPath } from '../paths.ts';
import type { PostSummary } from '../schema/post.ts';

/** The button to an article. Its text includes the article's title for screen readers, because a page has several. */
export function ReadMore({ post, featured = false }: { post: PostSummary; featured?: boolean }) {
  return (
    <Button
      href={postPath(post.slug)}
      {...(featured
        ? { variant: 'contained', color: 'secondary', size: 'large', endIcon: <ArrowForwardIcon /> }
        : {})}
    >
      {/* The space stands outside: within the positioned box it would be dropped. */}
      {`${listTexts.readMore} `}
      <VisuallyHidden>{listTexts.readMoreAbout(post.title)}</VisuallyHidden>
    </Button>
  );
}
