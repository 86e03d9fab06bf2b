import { Section, styled } from '@sayapatri/design';
import { serviceHeadings, serviceTexts } from '../../content/serviceTexts.ts';

const List = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(420px, 100%), 1fr))',
  gap: '20px 48px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': {
    paddingLeft: 18,
    borderLeft: '3px solid var(--mui-palette-secondary-main)',
    fontSize: '1.1875rem',
    lineHeight: 1.45,
  },
});

/** What a student gains from the service. */
export function ServiceBenefits({ benefits }: { benefits: readonly string[] }) {
  return (
    <Section title={serviceHeadings.benefits} intro={serviceTexts.intros.benefits}>
      <List>
        {benefits.map((benefit) => (
          <li key={benefit}>{benefit}</li>
        ))}
      </List>
    </Section>
  );
}
