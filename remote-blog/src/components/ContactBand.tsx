import { pagePaths } from 'shared/contract';
import { LinkButton, Section } from 'shared/core';
import { articleTexts } from '../content/articleTexts.ts';

const { title, intro, button } = articleTexts.contact;

/** The end of an article: the way to a consultation. */
export function ContactBand() {
  return (
    <Section title={title} intro={intro} band="sand">
      <LinkButton href={pagePaths.contact} variant="contained" color="secondary" size="large">
        {button}
      </LinkButton>
    </Section>
  );
}
