import MailOutlineOutlinedIcon from '@mui/icons-material/MailOutlineOutlined';
import PhoneOutlinedIcon from '@mui/icons-material/PhoneOutlined';
import PlaceOutlinedIcon from '@mui/icons-material/PlaceOutlined';
import { styled } from '@mui/material/styles';
import { brand, inquiryMailto } from '@sayapatri/facts/brand';

/** In rows below the other groups; on a phone two numbers and two offices a row, where the text is not enlarged. */
const List = styled('ul')({
  '@media (max-width: 1199px)': { display: 'flex', flexWrap: 'wrap', columnGap: 32 },
  '@media (max-width: 599px)': {
    columnGap: 8,
    fontSize: '0.9375rem',
    '& > li': { flex: '1 1 9.25rem' },
    '& > li:nth-of-type(3)': { flexBasis: '100%' },
    '& [href^=tel]': { whiteSpace: 'nowrap' },
  },
});

const Office = styled('li')({ display: 'flex', alignItems: 'center', gap: 8, minHeight: 40 });

/** Both phone numbers, the e-mail link and both offices. */
export function FooterContact() {
  return (
    <List>
      {brand.phones.map(({ href, label }) => (
        <li key={href}>
          <a href={href}>
            <PhoneOutlinedIcon fontSize="small" />
            {label}
          </a>
        </li>
      ))}
      <li>
        <a href={inquiryMailto}>
          <MailOutlineOutlinedIcon fontSize="small" />
          {brand.email}
        </a>
      </li>
      {brand.offices.map(({ id, short }) => (
        <Office key={id}>
          <PlaceOutlinedIcon fontSize="small" />
          {short}
        </Office>
      ))}
    </List>
  );
}
