import { Hero, LinkButton, styled } from '@sayapatri/design';
import { startJourney } from '../../content/paths.ts';
import himalayanScene from '../../drawings/himalaya/HimalayanScene.tsx?drawing';
import type { HomeContent } from '../../schema/pages.ts';
import { Claims } from './Claims.tsx';

/** Keeps the text in the left half, next to the peaks, and the sky dark enough for the snow to be visible. */
const BesidePeaks = styled('div')({
  '& > :first-of-type': {
    background: 'linear-gradient(var(--skyline-far), var(--mui-palette-background-default))',
  },
  '@media (min-width: 1200px)': { '& h1': { maxWidth: 560 }, '& h1 + p': { maxWidth: 500 } },
});

/** Reserves space for the lower part of the scene; on wide screens the peaks are next to the text. */
const Stage = styled('div')({
  height: 'clamp(210px, 34vw, 380px)',
  '& img': {
    display: 'block',
    width: '100%',
    height: '100%',
    maxWidth: 'none',
    objectFit: 'cover',
    objectPosition: 'right bottom',
  },
  '@media (min-width: 1200px)': {
    height: 'clamp(90px, 9vw, 160px)',
    '& img': { position: 'absolute', zIndex: -1, inset: 0 },
  },
});

export function HomeHero({ title, blurb, claims }: HomeContent['hero']) {
  return (
    <BesidePeaks>
      <Hero
        title={title}
        blurb={blurb}
        actions={
          <LinkButton href={startJourney.href} variant="contained" color="secondary" size="large">
            {startJourney.label}
          </LinkButton>
        }
        art={
          <Stage>
            <img src={himalayanScene} alt="" width={2400} height={640} />
          </Stage>
        }
      />
      <Claims claims={claims} />
    </BesidePeaks>
  );
}
