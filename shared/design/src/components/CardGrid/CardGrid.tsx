import { styled } from '@mui/material/styles';

/** A grid of equal cards that wraps by itself. `min` is the narrowest a card may be, in pixels. */
export const CardGrid = styled('ul', { shouldForwardProp: (prop) => prop !== 'min' })<{ min?: number }>(
  ({ min = 280 }) => ({
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fill, minmax(min(${min}px, 100%), 1fr))`,
    gap: 20,
    margin: 0,
    padding: 0,
    listStyle: 'none',
  }),
);
