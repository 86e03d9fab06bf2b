import { styled } from '@mui/material/styles';

/** A list in as many columns as there is room for. */
export const ItemGrid = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(280px, 100%), 1fr))',
  gap: '8px 24px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  ...theme.typography.body2,
  lineHeight: 1.45,
  '@media print': { gridTemplateColumns: '1fr 1fr' },
}));
