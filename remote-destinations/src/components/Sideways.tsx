import { styled } from '@sayapatri/design';

/** Two plots side by side; on a phone one row, pushed sideways: each plot's table keeps it in reach of the keyboard. */
export const Sideways = styled('div')({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: '28px clamp(32px, 5vw, 80px)',
  '@media screen and (max-width: 599px)': {
    position: 'relative',
    gridTemplateColumns: 'none',
    gridAutoFlow: 'column',
    gridAutoColumns: 'min(86%, 320px)',
    columnGap: 24,
    margin: '0 -16px',
    padding: '0 16px',
    overflowX: 'auto',
    scrollSnapType: 'x proximity',
    scrollbarWidth: 'none',
    '& > *': { scrollSnapAlign: 'center' },
  },
});
