import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { brand, inquiryMailto } from '@sayapatri/facts/brand';
import type { ContactContent } from '../../content/contact.ts';
import { OfficeStatus } from '../OfficeStatus.tsx';

const Group = styled('div')(({ theme }) => ({
  paddingBlock: 14,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
}));

const Value = styled('dd')({ margin: 0 });

const Way = styled(Link)({ display: 'inline-block', paddingBlock: 9, overflowWrap: 'anywhere' });

/** The name of a group of details. */
const Name = ({ children }: { children: string }) => (
  <Typography variant="body2" component="dt" sx={{ color: 'text.secondary' }}>
    {children}
  </Typography>
);

/** Days with their hours, a line each, which stays whole. */
const Rows = ({ rows }: { rows: typeof brand.officeHours }) =>
  rows.map(({ days, hours }) => (
    <Value key={`${days} ${hours}`}>
      <Box component="span" sx={{ display: 'inline-block', minWidth: '8.25em' }}>
        {days}
      </Box>{' '}
      <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
        {hours}
      </Box>
    </Value>
  ));

/** Phones, email, addresses and hours. */
export function ContactDetails(texts: ContactContent['details']) {
  return (
    <div>
      <Typography variant="h3" component="h2">
        {texts.title}
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>{texts.intro}</Typography>
      <Box component="dl" sx={{ m: 0, mt: 1.5 }}>
        <Group>
          <Name>{texts.phone}</Name>
          {brand.phones.map(({ href, label }) => (
            <Value key={href}>
              <Way href={href}>{label}</Way>
            </Value>
          ))}
        </Group>
        <Group>
          <Name>{texts.email}</Name>
          <Value>
            <Way href={inquiryMailto}>{brand.email}</Way>
          </Value>
        </Group>
        <Group>
          <Name>{texts.addresses}</Name>
          {brand.offices.map(({ id, address }) => (
            <Value key={id}>{address}</Value>
          ))}
        </Group>
        <Group>
          <Name>{texts.hours}</Name>
          <Value>
            <OfficeStatus />
          </Value>
          <Rows rows={brand.officeHours} />
        </Group>
        <Group>
          <Name>{texts.chatHours}</Name>
          <Rows rows={brand.chatHours} />
          <Value>
            <Typography variant="body2" sx={{ mt: 0.5 }}>
              {texts.whichHours}
            </Typography>
          </Value>
        </Group>
      </Box>
    </div>
  );
}
