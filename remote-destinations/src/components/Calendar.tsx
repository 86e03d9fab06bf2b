import { styled } from '@sayapatri/design';

/** A calendar whose months also stand in words beside it: on paper and on a phone, whose screen it would fill, they are enough. */
export const Calendar = styled('div')({
  '@media print, (max-width: 599px)': { display: 'none' },
});
