import { styled } from '@mui/material/styles';
import { radii } from '@sayapatri/design';

/** The country's own picture, which a phone cuts at its sides. */
export const Skyline = styled((props: { src: string; className?: string }) => (
  <img {...props} alt="" width={1200} height={320} decoding="async" fetchPriority="high" />
))(({ theme }) => ({
  display: 'block',
  width: '100%',
  height: 'auto',
  minHeight: 120,
  objectFit: 'cover',
  objectPosition: 'bottom',
  borderRadius: radii.card,
  marginTop: 16,
  background: theme.vars.palette.primarySoft,
  '@media print': { display: 'none' },
}));
