import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { brand, inquiryMailto } from '@sayapatri/facts/brand';
import { Fragment } from 'react';
import type { ContactContent } from '../../content/contact.ts';
import { messengers } from '../../content/paths.ts';
import { OfficeStatus } from '../OfficeStatus.tsx';

const Details = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(250px, 100%), 1fr))',
  columnGap: 40,
  margin: '24px 0 0',
  '& > div': { paddingBlock: 16, borderTop: '1px solid var(--mui-palette-divider)' },
  '& dt': { marginBottom: 4, fontSize: '0.875rem', color: 'var(--mui-palette-text-secondary)' },
  '& dd': { margin: 0 },
  '& dd p': { margin: '4px 0 0' },
  '& a': {
    display: 'inline-block',
    paddingBlock: 9,
    fontWeight: 600,
    color: 'var(--mui-palette-primary-main)',
    textUnderlineOffset: '0.2em',
    overflowWrap: 'anywhere',
  },
  // In two columns the phones stand beside e-mail and addresses.
  '& > :first-of-type': { gridRow: 'span 2' },
  // Days stand above one another, and hours stay whole.
  '& dd > span': { display: 'inline-block', whiteSpace: 'nowrap' },
  '& dd > span:first-of-type': { minWidth: '8.25em' },
});

/** Days with their hours, a line each. */
const Rows = ({ rows }: { rows: typeof brand.officeHours }) =>
  rows.map(({ days, hours }) => (
    <dd key={`${days} ${hours}`}>
      <span>{days}</span> <span>{hours}</span>
    </dd>
  ));

/** Phones, messengers, email, addresses and hours. */
export function ContactDetails({
  title,
  intro,
  phone,
  email,
  addresses,
  hours,
  hoursNote,
  chatHours,
}: ContactContent['details']) {
  return (
    <div>
      <Typography variant="h2">{title}</Typography>
      <Typography sx={{ mt: 2, color: 'text.secondary' }}>{intro}</Typography>
      <Details>
        <div>
          <dt>{phone}</dt>
          {brand.phones.map(({ href, label }) => (
            <dd key={href}>
              <a href={href}>{label}</a>
            </dd>
          ))}
          <dd>
            {messengers.map(({ label, href }, index) => (
              <Fragment key={label}>
                {index > 0 ? ' · ' : null}
                <a href={href}>{label}</a>
              </Fragment>
            ))}
          </dd>
        </div>
        <div>
          <dt>{email}</dt>
          <dd>
            <a href={inquiryMailto}>{brand.email}</a>
          </dd>
        </div>
        <div>
          <dt>{addresses}</dt>
          {brand.offices.map(({ id, address }) => (
            <dd key={id}>{address}</dd>
          ))}
        </div>
        <div>
          <dt>
            <span>{hours}</span>, {hoursNote}
          </dt>
          <dd>
            <OfficeStatus />
          </dd>
          <Rows rows={brand.officeHours} />
        </div>
        <div>
          <dt>{chatHours}</dt>
          <Rows rows={brand.chatHours} />
        </div>
      </Details>
    </div>
  );
}
