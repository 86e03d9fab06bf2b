import { Container, Section, styled } from '@sayapatri/design';
import { chargeTexts } from '../../content/charges.ts';
import { registrationId } from '../../content/trust.ts';
import type { TrustContent } from '../../schema/pages.ts';

const List = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(200px, 100%), 1fr))',
  gap: '24px 32px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  lineHeight: 1.5,
  overflowWrap: 'anywhere',
  '& li': { paddingTop: 16, borderTop: '3px solid var(--mui-palette-secondary-main)' },
  '& a': { color: 'var(--mui-palette-primary-main)', fontWeight: 600, textUnderlineOffset: '0.2em' },
  '& strong, & a': { display: 'block' },
});

const Fold = styled('details')({
  paddingTop: 'clamp(16px, 2vw, 24px)',
  color: 'var(--mui-palette-text-secondary)',
  '& summary': { minHeight: 44, paddingBlock: 10, fontWeight: 600, cursor: 'pointer' },
  '& p': { margin: '0 0 16px' },
});

/** Registration, accreditations and reviews, as far as the consultancy has filled them in; otherwise nothing. */
export function TrustSlots({ title, intro, registrations, accreditations, reviews }: TrustContent) {
  if (!reviews && registrations.length + accreditations.length === 0) return null;
  const list = (
    <List>
      {registrations.map(({ label, text, sample }) => (
        <li key={label}>
          <strong>{label} </strong>
          {sample ? `${text} ${chargeTexts.sample}` : text}
        </li>
      ))}
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
  );
  // Nothing but samples: a fold, until there are numbers.
  if (!reviews && accreditations.length === 0 && registrations.every(({ sample }) => sample))
    return (
      <Container>
        <section id={registrationId} aria-label={title}>
          <Fold>
            <summary>
              {title} {chargeTexts.sample}
            </summary>
            <p>{intro}</p>
            {list}
          </Fold>
        </section>
      </Container>
    );
  return (
    <Section id={registrationId} title={title} intro={intro} band="sand" weight="quiet">
      {list}
    </Section>
  );
}
