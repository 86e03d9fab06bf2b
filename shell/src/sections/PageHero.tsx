import type { ReactNode } from 'react';
import { Hero, HeroDrawing, LinkButton } from 'shared/core';
import type { Cta, HeroText } from '../content/sections.ts';

export interface PageHeroProps {
  hero: HeroText & { cta?: Cta };
  /** URL of the drawing's file. */
  drawing: string;
  children?: ReactNode;
}

/** The hero of a shell page: title, blurb, button and drawing. */
export function PageHero({ hero: { title, blurb, cta }, drawing, children }: PageHeroProps) {
  return (
    <Hero
      title={title}
      blurb={blurb}
      art={<HeroDrawing src={drawing} />}
      actions={
        cta && (
          <LinkButton href={cta.href} variant="contained" color="secondary" size="large">
            {cta.label}
          </LinkButton>
        )
      }
    >
      {children}
    </Hero>
  );
}
