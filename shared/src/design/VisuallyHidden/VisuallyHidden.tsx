import { styled } from '@mui/material/styles';

/** Words that complete a short label for screen readers. They stand inside a positioned element. */
export const VisuallyHidden = styled('span')({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
