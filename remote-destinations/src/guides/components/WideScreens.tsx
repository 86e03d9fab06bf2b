import { styled } from '@mui/material/styles';

/** Hides a plot on phones and paper, which it would fill. Words beside the plot, or another page, state the same. */
export const WideScreens = styled('div')({
  '@media print, (max-width: 599px)': { display: 'none' },
});
