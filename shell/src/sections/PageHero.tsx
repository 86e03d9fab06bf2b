import Button from '@mui/material/Button';
import { type Cta, Hero, HeroDrawing, type HeroText } from '@sayapatri/design';
import type { ReactNode } from 'react';

export interface PageHeroProps {
  hero: HeroText;
  /** The button, if there is one. */
  cta?: Cta;
  /** A second link, beside the button. */
  also?: Cta;
  /** URL of the drawing's file. */
  drawing?: string;
  /** URL of a small picture, twice as wide as high, beside the words on a computer. */
  picture?: string;
  children?: ReactNode;
}

/** The hero of a shell page: title, blurb, button and drawing. */
export function PageHero({ hero: { title, blurb }, cta, also, drawing, picture, children }: PageHeroProps) {
  return (
    <Hero
      title={title}
      blurb={blurb}
      picture={picture ? { src: picture, width: 400, height: 200 } : undefined}
      art={drawing ? <HeroDrawing src={drawing} /> : null}
      actions={
        cta && (
          <>
            <Button href={cta.href} variant="contained" color="secondary" size="large">
              {cta.label}
            </Button>
            {also ? (
              <Button href={also.href} variant="outlined" size="large">
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
}
