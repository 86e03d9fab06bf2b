import { styled } from '@mui/material/styles';

/** A hero whose last part stands to the right of its title on wide screens. */
export const BesideTitle = styled('div')({
  '@media (min-width: 1100px)': {
    '& div:has(> h1)': {
      display: 'grid',
      gridTemplate: 'auto auto 1fr / minmax(0, 1fr) fit-content(380px)',
      columnGap: 48,
      justifyItems: 'start',
      maxWidth: 'none',
    },
    '& h1 ~ :last-child': { gridArea: '1 / 2 / 4', marginTop: 12 },
  },
});
