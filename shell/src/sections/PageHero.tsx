import Button from '@mui/material/Button';
import { type Cta, Hero, HeroDrawing, type HeroText, type PictureFile } from '@sayapatri/design';
import type { ReactNode } from 'react';

export interface PageHeroProps {
  hero: HeroText;
  /** The button, if there is one. */
  cta?: Cta;
  /** A second link, beside the button. */
  also?: Cta;
  /** URL of the drawing's file. */
  drawing?: string;
  /** A small picture beside the words on a computer. */
  picture?: PictureFile;
  children?: ReactNode;
}

/** The low hero of a shell page: title, blurb, button and drawing. */
export function PageHero({ hero: { title, blurb }, cta, also, drawing, picture, children }: PageHeroProps) {
  return (
    <Hero
      title={title}
      blurb={blurb}
      low
      picture={picture}
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
