import { styled } from '@mui/material/styles';

/** A reading page's answer: its figures, with or without a button. */
export const Answer = styled('div')({
  display: 'grid',
  gap: '16px 24px',
  justifyItems: 'start',
  padding: 'clamp(20px, 3vw, 32px)',
  borderRadius: 16,
  background: 'var(--mui-palette-primarySoft)',
  '&& dl': { width: '100%', gridTemplateColumns: 'repeat(3, 1fr)' },
  '@media (max-width: 599px)': {
    '&& dl': { gap: 14 },
    '&& dl > div': { paddingLeft: 10 },
    '&& dt': { fontSize: '0.8125rem', lineHeight: 1.4, hyphens: 'auto' },
    // Longer figures stand below one another.
    '&&[data-long] dl': { gridTemplateColumns: '1fr' },
  },
  '@media (min-width: 600px)': { gridTemplateColumns: '1fr auto', alignItems: 'center' },
});
