import { styled } from '@mui/material/styles';
import { Link as RouterLink } from 'react-router-dom';
import { focusRing } from '../../theme/focusRing.ts';

/** A link whose target is the whole positioned box around it, e.g. a Card: one link, clickable everywhere. */
export const StretchedLink = styled(RouterLink)({
  color: 'inherit',
  textDecoration: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 16 },
  '&:hover': { textDecoration: 'underline', textDecorationThickness: 2, textUnderlineOffset: '0.2em' },
  // The focus ring is around the box, because the whole box is clickable.
  '&:focus-visible': { outline: 'none', boxShadow: 'none' },
  '&:focus-visible::after': focusRing,
});
