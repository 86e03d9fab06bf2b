import { type SxProps, styled } from '@mui/material/styles';
import { coverByName } from '../pictures/coverByName.ts';
import type { PostSummary } from '../schema/post.ts';

const Image = styled('img')({
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: '16 / 9',
  objectFit: 'cover',
  borderRadius: 'inherit',
  // Shown until the drawing has loaded.
  background: 'var(--mui-palette-primarySoft)',
});

interface CoverProps {
  post: PostSummary;
  /** Whether the cover is below the first screen. */
  lazy?: boolean;
  sx?: SxProps;
}

/** An article's drawing. */
export function Cover({ post: { image, imageAlt }, lazy = false, sx }: CoverProps) {
  return (
    <Image
      src={coverByName[image]}
      alt={imageAlt}
      width={640}
      height={360}
      loading={lazy ? 'lazy' : 'eager'}
      decoding="async"
      sx={sx}
    />
  );
}
