import { pagePaths } from 'shared/contract';
import { LinkButton, Section, Stack } from 'shared/core';
import { articleTexts } from '../content/articleTexts.ts';

const { title, intro, button, plan } = articleTexts.contact;

/** The end of an article: the ways to a consultation and to the cost planner. */
export function ContactBand() {
  return (
    <Section title={title} intro={intro} band="sand">
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1.5 }}>
        <LinkButton href={pagePaths.contact} variant="contained" color="secondary" size="large">
          {button}
        </LinkButton>
        <LinkButton href={pagePaths.planCost} variant="outlined" size="large">
          {plan}
        </LinkButton>
      </Stack>
    </Section>
  );
}
