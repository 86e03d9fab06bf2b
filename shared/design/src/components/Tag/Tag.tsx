import { styled } from '@mui/material/styles';

/** A short label: a state, a category. */
export const Tag = styled('span')({
  display: 'inline-block',
  padding: '2px 10px',
  borderRadius: 999,
  fontSize: '0.8125rem',
  fontWeight: 600,
  color: 'var(--mui-palette-primary-main)',
  background: 'var(--mui-palette-primarySoft)',
});
