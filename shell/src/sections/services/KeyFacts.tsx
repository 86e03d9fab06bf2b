import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { chargesId, chargeTexts } from '../../content/charges.ts';
import { paths } from '../../content/paths.ts';
import { serviceHeadings } from '../../content/serviceTexts.ts';
import type { ServiceCharge } from '../../schema/charges.ts';

const Facts = styled('dl')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: '16px clamp(32px, 5vw, 72px)',
  margin: 'clamp(20px, 3vw, 40px) 0 0',
  '& div': { paddingLeft: 16, borderLeft: '3px solid var(--mui-palette-secondary-main)' },
  '@media (min-width: 600px) and (max-width: 1099px)': { '& div': { maxWidth: 'min(26rem, 55%)' } },
  '@media (min-width: 1100px)': { flexDirection: 'column' },
  '& dt': { fontSize: '0.875rem', color: 'var(--mui-palette-text-secondary)' },
  '& dd': {
    margin: 0,
    fontSize: 'clamp(1.25rem, 1.1rem + 0.8vw, 1.75rem)',
    lineHeight: 1.25,
    fontWeight: 700,
    letterSpacing: '-0.01em',
    textWrap: 'balance',
  },
  '& dd + dd': {
    marginTop: 4,
    fontSize: '0.9375rem',
    lineHeight: 1.5,
    fontWeight: 400,
    letterSpacing: 0,
    color: 'var(--mui-palette-text-secondary)',
  },
});

/** The service's duration, if it has one, and its price. */
export function KeyFacts({ duration, price, sample }: ServiceCharge & { duration: string | undefined }) {
  const note = sample
    ? `${chargeTexts.samplePrice} ${price.note.replace(/^[A-Z](?=[a-z ])/, (first) => first.toLowerCase())}`
    : price.note;
  return (
    <Facts>
      {duration ? (
        <div>
          <dt>{serviceHeadings.duration}</dt>
          <dd>{duration}</dd>
        </div>
      ) : null}
      <div>
        <dt>{serviceHeadings.price}</dt>
        <dd>{price.text}</dd>
        <dd>{note}</dd>
        <dd>
          <Link href={`${paths.services}#${chargesId}`}>{chargeTexts.all}</Link>
        </dd>
      </div>
    </Facts>
  );
}
