import { brand, inquiryMailto, styled, Typography } from '@sayapatri/design';
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
  '& a': {
    display: 'inline-block',
    paddingBlock: 9,
    fontWeight: 600,
    color: 'var(--mui-palette-primary-main)',
    textUnderlineOffset: '0.2em',
    overflowWrap: 'anywhere',
  },
  '& span': { display: 'inline-block', minWidth: '6em' },
});

/** Phones, messengers, email, addresses and hours. */
export function ContactDetails({
  title,
  intro,
  phone,
  email,
  addresses,
  hours,
  hoursNote,
}: ContactContent['details']) {
  return (
    <div>
      <Typography variant="h3">{title}</Typography>
      <Typography sx={{ mt: 1, color: 'text.secondary' }}>{intro}</Typography>
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
          <dt>{hours}</dt>
          {brand.officeHours.map(({ days, hours: open }) => (
            <dd key={days}>
              <span>{days}</span> {open}
            </dd>
          ))}
          <dd>
            <OfficeStatus />
          </dd>
          <dd>{hoursNote}</dd>
        </div>
      </Details>
    </div>
  );
}
