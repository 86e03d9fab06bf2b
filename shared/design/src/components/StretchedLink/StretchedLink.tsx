import styled from '@emotion/styled';
import { Link } from '../../routing/Link.tsx';
import { focusRing } from '../../theme/focusRing.ts';

/** A link whose target is the whole positioned box around it, e.g. a Card: one link, clickable everywhere. */
export const StretchedLink = styled(Link)({
  color: 'inherit',
  textDecoration: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 16 },
  '&:hover': { textDecoration: 'underline', textDecorationThickness: 2, textUnderlineOffset: '0.2em' },
  // The focus ring is around the box, because the whole box is clickable.
  '&:focus-visible': { outline: 'none', boxShadow: 'none' },
  '&:focus-visible::after': focusRing,
});
