import { use } from 'react';
import { styled } from 'shared/core';
import type { PostSummary } from '../content/post.ts';
import { coverByName } from '../covers/coverByName.ts';
import type { CoverName } from '../covers/coverNames.ts';
import { loadOnce } from '../prerendered/loadOnce.ts';
import { asItStands, useStandsInHtml } from '../prerendered/useStandsInHtml.ts';

const Frame = styled('div')({
  aspectRatio: '16 / 9',
  overflow: 'hidden',
  borderRadius: 'inherit',
  '& svg': { display: 'block' },
});

/** An article's drawing. It takes its width and its corners from what it stands in. */
export function Cover({ post: { image, imageAlt } }: { post: PostSummary }) {
  const name = { role: 'img', 'aria-label': imageAlt };
  if (useStandsInHtml()) return <Frame {...name} {...asItStands} />;
  return (
    <Frame {...name}>
      <Drawing image={image} />
    </Frame>
  );
}

function Drawing({ image }: { image: CoverName }) {
  const Loaded = use(loadOnce(coverByName[image], Nothing));
  return <Loaded />;
}

const Nothing = () => null;
