import ArrowForwardIcon from '@mui/icons-material/ArrowForward';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { listTexts } from '../content/listTexts.ts';
import { postPath } from '../paths.ts';
import type { PostSummary } from '../schema/post.ts';

/** The link reaches over the whole card around it. */
const overCard = {
  position: 'static',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
} as const;

interface ReadMoreProps {
  post: PostSummary;
  /** Drawn as the main button. */
  featured?: boolean;
  /** Leads to the article from anywhere on the card around it. */
  stretched?: boolean;
}

/** The button to an article. Its text includes the article's title for screen readers, because a page has several. */
export function ReadMore({ post, featured = false, stretched = false }: ReadMoreProps) {
  return (
    <Button
      href={postPath(post.slug)}
      sx={stretched ? overCard : undefined}
      {...(featured
        ? { variant: 'contained', color: 'secondary', size: 'large', endIcon: <ArrowForwardIcon /> }
        : {})}
    >
      {/* The space stands outside: within the positioned box it would be dropped. */}
      {`${listTexts.readMore} `}
      <Box component="span" sx={visuallyHidden}>
        {listTexts.readMoreAbout(post.title)}
      </Box>
    </Button>
  );
}
