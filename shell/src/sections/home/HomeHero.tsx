import { Hero, LinkButton, styled } from 'shared/core';
import type { HomeContent } from '../../content/home.ts';
import { Claims } from './Claims.tsx';
import { HimalayanScene } from './HimalayanScene.tsx';

/** Keeps the text in the left half, next to the peaks, and the sky dark enough for the snow to be visible. */
const BesidePeaks = styled('div')({
  '& > :first-of-type': {
    background: 'linear-gradient(var(--skyline-far), var(--mui-palette-background-default))',
  },
  '@media (min-width: 1200px)': { '& h1': { maxWidth: 560 }, '& h1 + p': { maxWidth: 500 } },
});

export function HomeHero({ title, blurb, cta, claims }: HomeContent['hero']) {
  return (
    <BesidePeaks>
      <Hero
        title={title}
        blurb={blurb}
        actions={
          <LinkButton href={cta.href} variant="contained" color="secondary" size="large">
            {cta.label}
          </LinkButton>
        }
        art={<HimalayanScene />}
      />
      <Claims claims={claims} />
    </BesidePeaks>
  );
}
