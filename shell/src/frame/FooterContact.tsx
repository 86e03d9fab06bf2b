import MailOutlineOutlinedIcon from '@mui/icons-material/MailOutlineOutlined';
import PhoneOutlinedIcon from '@mui/icons-material/PhoneOutlined';
import PlaceOutlinedIcon from '@mui/icons-material/PlaceOutlined';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { brand, inquiryMailto } from '@sayapatri/facts/brand';
import { FooterLink, FooterList } from './footerLinks.ts';

/** In rows below the other groups; on a phone two numbers and two offices a row, where the text is not enlarged. */
const List = styled(FooterList)(({ theme }) => ({
  [theme.breakpoints.down('lg')]: { display: 'flex', flexWrap: 'wrap', columnGap: 32 },
  [theme.breakpoints.down('sm')]: { columnGap: 8, ...theme.typography.body2 },
}));

const half = { flex: { xs: '1 1 9.25rem', sm: 'none' } };

/** Both phone numbers, the e-mail link and both offices. */
export function FooterContact() {
  return (
    <List>
      {brand.phones.map(({ href, label }) => (
        <Box component="li" key={href} sx={half}>
          <FooterLink href={href} sx={{ whiteSpace: { xs: 'nowrap', sm: 'normal' } }}>
            <PhoneOutlinedIcon fontSize="small" />
            {label}
          </FooterLink>
        </Box>
      ))}
      <Box component="li" sx={{ flexBasis: { xs: '100%', sm: 'auto' } }}>
        <FooterLink href={inquiryMailto}>
          <MailOutlineOutlinedIcon fontSize="small" />
          {brand.email}
        </FooterLink>
      </Box>
      {brand.offices.map(({ id, short }) => (
        <Box
          component="li"
          key={id}
          sx={{ ...half, display: 'flex', alignItems: 'center', gap: 1, minHeight: 40 }}
        >
          <PlaceOutlinedIcon fontSize="small" />
          {short}
        </Box>
      ))}
    </List>
  );
}
