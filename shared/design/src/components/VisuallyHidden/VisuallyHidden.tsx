import { styled } from '@mui/material/styles';

/** Text for screen readers that completes a short label. Its parent must be a positioned element. */
export const VisuallyHidden = styled('span')({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
