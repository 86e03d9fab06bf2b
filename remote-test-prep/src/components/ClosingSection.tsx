import { Section } from 'shared/core';
import type { Cta, Heading } from '../schema/sections.ts';
import { CtaButton } from './CtaButton.tsx';

/** The end of a page: the way to a counsellor. */
export function ClosingSection({ title, intro, cta }: Heading & { cta: Cta }) {
  return (
    <Section title={title} intro={intro}>
      <CtaButton cta={cta} />
    </Section>
  );
}
