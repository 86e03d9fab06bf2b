import { styled } from '@mui/material/styles';
import { Section } from '@sayapatri/design';
import { serviceHeadings } from '../../content/serviceTexts.ts';

const List = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(240px, 100%), 1fr))',
  // Four benefits never stand as three and one.
  '@media (min-width: 600px) and (max-width: 1199px)': { gridTemplateColumns: '1fr 1fr' },
  gap: '20px clamp(20px, 3vw, 40px)',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': {
    paddingTop: 'clamp(12px, 1.6vw, 20px)',
    borderTop: '3px solid var(--mui-palette-secondary-light)',
    fontSize: 'clamp(1.125rem, 1rem + 0.5vw, 1.375rem)',
    lineHeight: 1.35,
    fontWeight: 600,
    textWrap: 'balance',
  },
});

/** What a student gains from the service. */
export function ServiceBenefits({ benefits }: { benefits: readonly string[] }) {
  return (
    <Section band="deep" title={serviceHeadings.benefits}>
      <List>
        {benefits.map((benefit) => (
          <li key={benefit}>{benefit}</li>
        ))}
      </List>
    </Section>
  );
}
