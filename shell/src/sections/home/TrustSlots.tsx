import { Section, styled } from '@sayapatri/design';
import type { TrustContent } from '../../schema/pages.ts';

const List = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(260px, 100%), 1fr))',
  gap: 20,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': { paddingTop: 16, borderTop: '1px solid var(--mui-palette-divider)' },
  '& a': { color: 'var(--mui-palette-primary-main)', fontWeight: 600, textUnderlineOffset: '0.2em' },
  '& strong, & a': { display: 'block' },
});

/** Registration, accreditations and reviews, as far as the consultancy has filled them in; otherwise nothing. */
export function TrustSlots({ title, intro, registration, accreditations, reviews }: TrustContent) {
  if (!registration && !reviews && accreditations.length === 0) return null;
  return (
    <Section title={title} intro={intro}>
      <List>
        {registration ? (
          <li>
            <strong>{registration.label} </strong>
            {registration.text}
          </li>
        ) : null}
        {accreditations.map(({ name, href }) => (
          <li key={name}>{href ? <a href={href}>{name}</a> : <strong>{name}</strong>}</li>
        ))}
        {reviews ? (
          <li>
            <a href={reviews.href}>{reviews.site} </a>
            {reviews.text}
          </li>
        ) : null}
      </List>
    </Section>
  );
}
