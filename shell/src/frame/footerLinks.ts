import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';

export const FooterList = styled('ul')({ margin: 0, padding: 0, listStyle: 'none' });

/** A link on the footer's dark ground, with room for a sign before its words. */
export const FooterLink = styled(Link)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 40,
  fontWeight: 400,
  color: 'inherit',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  '&:hover': { color: theme.vars.palette.onDeep, textDecoration: 'underline' },
  '&[aria-current=page]': { fontWeight: 700, color: theme.vars.palette.onDeep },
  [theme.breakpoints.down('sm')]: { minHeight: 36 },
}));
