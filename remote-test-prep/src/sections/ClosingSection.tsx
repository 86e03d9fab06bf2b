import { Section } from 'shared/core';
import { CtaButton } from '../components/CtaButton.tsx';
import type { Cta, Heading } from '../content/sections.ts';

/** The last word of a page, and the way to a counselor. */
export function ClosingSection({ title, intro, cta }: Heading & { cta: Cta }) {
  return (
    <Section title={title} intro={intro}>
      <CtaButton cta={cta} />
    </Section>
  );
}
