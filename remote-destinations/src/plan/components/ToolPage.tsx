import type { ReactNode } from 'react';
import { Hero, LinkButton, LinkRow, Section, styled } from 'shared/core';
import type { ToolTexts } from '../content/texts.ts';

const Page = styled('div')({
  '& h1': { maxWidth: '18ch' },
  // One sheet of paper: what was worked out, without the white around it.
  '@media print': {
    zoom: 0.72,
    '& section, & > div:first-of-type > div > div': { paddingBlock: '8px !important' },
    '& section > div > div:first-of-type': { marginBottom: 8 },
  },
});

export interface ToolPageProps {
  texts: ToolTexts;
  children: ReactNode;
}

/** The frame of every tool: what it answers, the tool, and where to go on. */
export function ToolPage({ texts: { hero, closing }, children }: ToolPageProps) {
  return (
    <Page>
      <Hero {...hero} />
      {children}
      <div data-no-print>
        <Section band="sand" title={closing.title} intro={closing.intro}>
          <LinkButton href="/contact" variant="contained" color="secondary" size="large">
            {closing.button}
          </LinkButton>
          <LinkRow links={closing.links} />
        </Section>
      </div>
    </Page>
  );
}
