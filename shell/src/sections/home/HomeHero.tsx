import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { Datasets } from '@sayapatri/contract';
import { Hero } from '@sayapatri/design';
import { startJourney } from '../../content/paths.ts';
import himalayanScene from '../../pictures/himalayan-scene.svg';
import type { HomeContent } from '../../schema/pages.ts';
import { Claims } from './Claims.tsx';
import { CostPicker } from './CostPicker.tsx';

/** On wide screens the ground in front of the hills, on which the lower part of the picker stands, in pixels. */
const foreground = 184;

/** Keeps the text in the left half, next to the peaks, and the sky dark enough for the snow to be visible. */
const BesidePeaks = styled('div')({
  '& > :first-of-type': {
    background: 'linear-gradient(var(--mui-palette-skylineFar), var(--mui-palette-background-default))',
  },
  '@media (min-width: 1200px)': {
    '& > :first-of-type': {
      background: `linear-gradient(0deg, var(--mui-palette-bandDeep) ${foreground}px, transparent 0), linear-gradient(var(--mui-palette-skylineFar), var(--mui-palette-background-default))`,
    },
    '& div:has(> h1)': { maxWidth: 'none', paddingTop: 32 },
    '& h1': { maxWidth: 640 },
    // The words stand on the sky, clear of the ridges; the button may stand on one.
    '& h1 + p': {
      maxWidth: 500,
      marginBottom: 36,
      textWrap: 'balance',
      color: 'var(--mui-palette-text-primary)',
    },
    '& h1 + p + div': { paddingBottom: 44 },
  },
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
    height: 0,
    '& img': { position: 'absolute', zIndex: -1, inset: 0, height: `calc(100% - ${foreground - 1}px)` },
  },
});

type HomeHeroText = HomeContent['hero'];

interface HomeHeroProps extends HomeHeroText {
  /** Undefined where no live package knows what a year costs. */
  firstYears: Datasets['firstYears'] | undefined;
}

export function HomeHero({ title, blurb, claims, firstYears }: HomeHeroProps) {
  return (
    <BesidePeaks>
      <Hero
        title={title}
        blurb={blurb}
        actions={
          <Button href={startJourney.href} variant="contained" color="secondary" size="large">
            {startJourney.label}
          </Button>
        }
        art={
          <Stage>
            <img src={himalayanScene} alt="" width={2400} height={640} />
          </Stage>
        }
      >
        {firstYears ? <CostPicker firstYears={firstYears} /> : null}
      </Hero>
      <Claims claims={claims} />
    </BesidePeaks>
  );
}
