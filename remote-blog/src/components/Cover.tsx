import { type SxProps, styled, type Theme } from '@mui/material/styles';
import { coverByName } from '../pictures/coverByName.ts';
import type { PostSummary } from '../schema/post.ts';

const Image = styled('img')(({ theme }) => ({
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: '16 / 9',
  objectFit: 'cover',
  // Shown until the drawing has loaded.
  background: theme.vars.palette.primarySoft,
}));

interface CoverProps {
  post: PostSummary;
  /** Whether the cover is below the first screen. */
  lazy?: boolean;
  sx?: SxProps<Theme>;
}

/** An article's drawing. */
export function Cover({ post: { image, imageAlt }, lazy = false, sx = {} }: CoverProps) {
  return (
    <Image
      src={coverByName[image]}
      alt={imageAlt}
      width={640}
      height={360}
      loading={lazy ? 'lazy' : 'eager'}
      fetchPriority={lazy ? 'auto' : 'high'}
      decoding="async"
      sx={sx}
    />
  );
}
