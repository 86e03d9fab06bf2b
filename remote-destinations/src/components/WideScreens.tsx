import { styled } from '@sayapatri/design';

/** A plot that would fill a phone's screen, and neither there nor on paper is missed: words beside it, or another page, say the same. */
export const WideScreens = styled('div')({
  '@media print, (max-width: 599px)': { display: 'none' },
});
