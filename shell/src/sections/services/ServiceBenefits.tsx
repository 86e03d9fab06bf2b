import { LinkButton, Section, styled } from 'shared/core';
import type { Cta } from '../../content/sections.ts';
import { serviceHeadings, serviceIntros } from '../../content/serviceDetails/serviceDetail.ts';

const List = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(420px, 100%), 1fr))',
  gap: '20px 48px',
  margin: '0 0 40px',
  padding: 0,
  listStyle: 'none',
  '& li': {
    paddingLeft: 18,
    borderLeft: '3px solid var(--mui-palette-secondary-main)',
    fontSize: '1.1875rem',
    lineHeight: 1.45,
  },
});

/** The benefits, and the button to the contact page. */
export function ServiceBenefits({ benefits, cta }: { benefits: readonly string[]; cta: Cta }) {
  return (
    <Section band="deep" title={serviceHeadings.benefits} intro={serviceIntros.benefits}>
      <List>
        {benefits.map((benefit) => (
          <li key={benefit}>{benefit}</li>
        ))}
      </List>
      <LinkButton href={cta.href} variant="contained" color="secondary" size="large">
        {cta.label}
      </LinkButton>
    </Section>
  );
}
