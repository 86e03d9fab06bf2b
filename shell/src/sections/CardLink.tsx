import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';

/** A card's one link, whose target is the whole positioned card around it. */
export const CardLink = styled(Link)(({ theme }) => ({
  color: 'inherit',
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline', textDecorationThickness: 2 },
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  // The focus ring is around the card, just inside its edge, because the card hides what is outside.
  '&:focus-visible': { outline: 'none', boxShadow: 'none' },
  '&:focus-visible::after': {
    borderRadius: 'inherit',
    outline: `3px solid ${theme.vars.palette.secondary.main}`,
    outlineOffset: -3,
    boxShadow: `inset 0 0 0 6px ${theme.vars.palette.bandDeep}`,
  },
}));
