import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
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

const Row = styled('section')({
  marginTop: 24,
  paddingTop: 12,
  borderTop: '1px solid var(--mui-palette-divider)',
  textWrap: 'balance',
  // The lines below the first begin beside the triangle.
  '& summary': { padding: '10px 0 10px 1.1em', textIndent: '-1.1em', fontWeight: 600, cursor: 'pointer' },
  '& > p, & details > p': { margin: '0 0 16px', color: 'var(--mui-palette-text-secondary)' },
});

/** Registration, accreditations and reviews, as far as the consultancy has filled them in; otherwise nothing. */
export function TrustSlots({ title, intro, registrations, accreditations, reviews }: TrustContent) {
  if (!reviews && registrations.length + accreditations.length === 0) return null;
  const numbers = (
    <>
      <p>{intro}</p>
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
    </>
  );
  const samples = !reviews && accreditations.length === 0 && registrations.every(({ sample }) => sample);
  return (
    <Row id={registrationId} aria-label={title}>
      {/* Samples alone are folded away. */}
      {samples ? (
        <details>
          <summary>{title}</summary>
          {numbers}
        </details>
      ) : (
        <>
          <Typography variant="h3">{title}</Typography>
          {numbers}
        </>
      )}
    </Row>
  );
}
