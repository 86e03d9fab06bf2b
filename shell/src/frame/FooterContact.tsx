import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { brand, inquiryMailto } from '@sayapatri/facts/brand';
import { FooterLink, FooterList } from './footerLinks.ts';

/** In rows below the other groups; beside them in a column. */
const List = styled(FooterList)(({ theme }) => ({
  [theme.breakpoints.down('lg')]: { display: 'flex', flexWrap: 'wrap', columnGap: 32 },
  [theme.breakpoints.down('sm')]: { columnGap: 20, ...theme.typography.body2 },
}));

/** Both phone numbers, the e-mail link and both offices. */
export function FooterContact() {
  return (
    <List>
      {[...brand.phones, { href: inquiryMailto, label: brand.email }].map(({ href, label }) => (
        <li key={href}>
          <FooterLink href={href}>{label}</FooterLink>
        </li>
      ))}
      <Box
        component="li"
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: 2.5,
          minHeight: 36,
        }}
      >
        {brand.offices.map(({ id, short }) => (
          <Box component="span" key={id} sx={{ flexBasis: { lg: '100%' } }}>
            {short}
          </Box>
        ))}
      </Box>
    </List>
  );
}
