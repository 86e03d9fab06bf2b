import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { type Cta, Hero, HeroDrawing, type HeroText } from '@sayapatri/design';
import type { ReactNode } from 'react';

const LowHero = styled('div')({
  '& > div > div:first-of-type > div': { paddingBlock: 'clamp(20px, 5vw, 56px) clamp(12px, 2vw, 24px)' },
  // The section below starts closer, too.
  '& + section': { paddingTop: 'clamp(28px, 4vw, 56px)' },
});

/** On a phone the second link stands below the first: one line may become too short for both when the font arrives. */
const TwoLinks = styled('div')({
  '& a + a[data-size]': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
  '@media (max-width: 479px)': {
    '& a + a[data-size]': { flexBasis: '100%', marginTop: -8, justifyContent: 'start', paddingInline: 0 },
  },
});

export interface PageHeroProps {
  hero: HeroText;
  /** The button, if there is one. */
  cta?: Cta;
  /** A second link, beside the button. */
  also?: Cta;
  /** URL of the drawing's file. */
  drawing: string;
  /** Lower, for a page whose content must start in the first screen. */
  low?: boolean;
  children?: ReactNode;
}

/** The hero of a shell page: title, blurb, button and drawing. */
export function PageHero({ hero: { title, blurb }, cta, also, drawing, low, children }: PageHeroProps) {
  const content = (
    <Hero
      title={title}
      blurb={blurb}
      art={<HeroDrawing src={drawing} />}
      actions={
        cta && (
          <>
            <Button href={cta.href} variant="contained" color="secondary" size="large">
              {cta.label}
            </Button>
            {also ? (
              <Button href={also.href} size="large">
                {also.label}
              </Button>
            ) : null}
          </>
        )
      }
    >
      {children}
    </Hero>
  );
  if (also) return <TwoLinks>{content}</TwoLinks>;
  return low ? <LowHero>{content}</LowHero> : content;
}
