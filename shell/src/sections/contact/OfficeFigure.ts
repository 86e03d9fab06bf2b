import { styled } from '@sayapatri/design';

/** A map with its caption, as a card. */
export const OfficeFigure = styled('figure')(({ theme }) => ({
  margin: 0,
  background: 'var(--mui-palette-background-paper)',
  border: '1px solid var(--mui-palette-divider)',
  borderRadius: 16,
  overflow: 'hidden',
  '& figcaption': { padding: '18px 24px', borderTop: '1px solid var(--mui-palette-divider)' },
  '& h3': { ...theme.typography.h3, margin: 0 },
  '& a': {
    display: 'inline-block',
    paddingBlock: 9,
    fontWeight: 600,
    color: 'var(--mui-palette-primary-main)',
    textUnderlineOffset: '0.2em',
  },
  '& a svg': { marginLeft: 6, verticalAlign: '-0.2em' },
}));
