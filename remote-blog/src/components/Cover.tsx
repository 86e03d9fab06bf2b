import { styled } from '@sayapatri/design';
import { coverByName } from '../drawings/coverByName.ts';
import type { PostSummary } from '../schema/post.ts';

const Image = styled('img')({
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: '16 / 9',
  objectFit: 'cover',
  borderRadius: 'inherit',
  // Until the drawing is there.
  background: 'var(--primary-soft)',
});

interface CoverProps {
  post: PostSummary;
  /** True for a cover further down the page. */
  lazy?: boolean;
}

/** An article's drawing. */
export function Cover({ post: { image, imageAlt }, lazy = false }: CoverProps) {
  return (
    <Image
      src={coverByName[image]}
      alt={imageAlt}
      width={640}
      height={360}
      loading={lazy ? 'lazy' : 'eager'}
      decoding="async"
    />
  );
}
