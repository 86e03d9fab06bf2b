import { LinkButton, Section } from 'shared/core';

/** The end of an article: from reading to talking. */
export function ContactBand() {
  return (
    <Section
      title="Your plan deserves a conversation"
      intro="Bring your marksheets, your questions and your doubts. We will go through them together and tell you honestly what comes next. The first consultation is free."
      band="sand"
    >
      <LinkButton href="/contact" variant="contained" color="secondary" size="large">
        Contact Us Now
      </LinkButton>
    </Section>
  );
}
